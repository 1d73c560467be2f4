import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aCook, aRecipe, later, noon } from '#testing/database-builders.ts'
import { createFolder, deleteFolder, listFolders, updateFolder } from './folders.ts'
import { getRecipe, insertRecipe, moveRecipe } from './recipes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.drop())

const weeknight = { name: 'Weeknight', color: '#ea580c' } as const

test('folders are listed in the order of their making, renamed and recoloured', async () => {
  const { id: userId } = await aCook(database.db)
  const first = await createFolder(database.db, userId, weeknight, noon)
  const second = await createFolder(database.db, userId, { name: 'Guests', color: '#2563eb' }, later(1))
  expect(await listFolders(database.db, userId)).toEqual([first, second])
  const renamed = await updateFolder(
    database.db,
    userId,
    first.id,
    { name: 'Quick', color: '#65a30d' },
    later(2),
  )
  expect(renamed).toEqual({ id: first.id, name: 'Quick', color: '#65a30d' })
  expect(await listFolders(database.db, userId)).toEqual([renamed, second])
})

test("a deleted folder's recipes become unorganized", async () => {
  const { id: userId } = await aCook(database.db)
  const folder = await createFolder(database.db, userId, weeknight, noon)
  const recipe = await insertRecipe(database.db, userId, aRecipe())
  await moveRecipe(database.db, userId, recipe.id, folder.id)
  expect(await deleteFolder(database.db, userId, folder.id)).toBe(true)
  expect(await listFolders(database.db, userId)).toEqual([])
  expect(await getRecipe(database.db, userId, recipe.id)).toMatchObject({ folderId: null })
  expect(await deleteFolder(database.db, userId, folder.id)).toBe(false)
})

test('recipes that move in while the folder is being deleted are refused or set free, never lost', async () => {
  const { id: userId } = await aCook(database.db)
  for (let round = 0; round < 10; round++) {
    const folder = await createFolder(database.db, userId, weeknight, noon)
    const recipes = await Promise.all([1, 2, 3, 4].map(() => insertRecipe(database.db, userId, aRecipe())))
    const [deleted, ...moves] = await Promise.all([
      deleteFolder(database.db, userId, folder.id),
      ...recipes.map(({ id }) => moveRecipe(database.db, userId, id, folder.id)),
    ])
    expect(deleted).toBe(true)
    for (const move of moves) expect(move === 'folder_not_found' || typeof move === 'object').toBe(true)
    for (const { id } of recipes)
      expect(await getRecipe(database.db, userId, id)).toMatchObject({ folderId: null })
  }
})

test('another cook can neither see a folder nor change it', async () => {
  const { id: userId } = await aCook(database.db)
  const { id: other } = await aCook(database.db)
  const folder = await createFolder(database.db, userId, weeknight, noon)
  expect(await listFolders(database.db, other)).toEqual([])
  expect(
    await updateFolder(database.db, other, folder.id, { name: 'Mine', color: '#dc2626' }, noon),
  ).toBeNull()
  expect(await deleteFolder(database.db, other, folder.id)).toBe(false)
  expect(await listFolders(database.db, userId)).toEqual([folder])
})
