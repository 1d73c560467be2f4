import { afterAll, beforeAll, expect, test } from 'vitest'
import { shared } from '#contract/shared.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aCook, aRecipe, later, noon } from '#testing/database-builders.ts'
import { inMidTransaction } from '#testing/held-transaction.ts'
import { deleteRecipe, getRecipe, insertRecipe, listRecipes, toggleFavorite } from './recipes.ts'
import { getShared, saveShared, shareRecipe, unshareRecipe } from './shares.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.drop())

const aSharedRecipe = async () => {
  const { id: userId } = await aCook(database.db)
  const { id } = await insertRecipe(database.db, userId, aRecipe())
  await shareRecipe(database.db, userId, id, noon)
  return { userId, id }
}

test('the link shows the recipe while it is on, and nothing of its owner', async () => {
  const { userId, id } = await aSharedRecipe()
  const page = await getShared(database.db, id)
  expect(shared.get.reply.parse(page)).toEqual(page)
  expect(page).toMatchObject({
    id,
    title: 'Mushroom pasta',
    groceryList: ['250 g chestnut mushrooms', '200 g tagliatelle'],
  })
  expect(JSON.stringify(page)).not.toContain(userId)
  expect(JSON.stringify(page)).not.toContain('prompt')
  expect(await getRecipe(database.db, userId, id)).toMatchObject({ isShared: true })
  expect(await unshareRecipe(database.db, userId, id)).toBe(true)
  expect(await getShared(database.db, id)).toBeNull()
  expect(await getRecipe(database.db, userId, id)).toMatchObject({ isShared: false })
})

test('a link that is switched off while it is being switched on is off', async () => {
  const { db } = database
  const { id: userId } = await aCook(db)
  const { id } = await insertRecipe(db, userId, aRecipe())
  const off = await inMidTransaction(
    db,
    (tx) => shareRecipe(tx, userId, id, noon),
    () => unshareRecipe(db, userId, id),
  )
  expect(off).toBe(true)
  expect(await getRecipe(db, userId, id)).toMatchObject({ isShared: false })
  expect(await getShared(db, id)).toBeNull()
  const links = await db.selectFrom('share_links').select('recipe_id').where('recipe_id', '=', id).execute()
  expect(links).toEqual([])
})

test('a recipe never shared, unshared or deleted looks like one that never was', async () => {
  const { id: userId } = await aCook(database.db)
  const { id } = await insertRecipe(database.db, userId, aRecipe())
  expect(await getShared(database.db, id)).toBeNull()
  await shareRecipe(database.db, userId, id, noon)
  await shareRecipe(database.db, userId, id, later(1))
  await deleteRecipe(database.db, userId, id, noon)
  expect(await getShared(database.db, id)).toBeNull()
  expect(await saveShared(database.db, userId, id, noon)).toBeNull()
})

test("only the owner switches a recipe's link", async () => {
  const { userId, id } = await aSharedRecipe()
  const { id: other } = await aCook(database.db)
  expect(await unshareRecipe(database.db, other, id)).toBe(false)
  expect(await getShared(database.db, id)).not.toBeNull()
  await unshareRecipe(database.db, userId, id)
  expect(await shareRecipe(database.db, other, id, noon)).toBe(false)
  expect(await getShared(database.db, id)).toBeNull()
})

test('a saved copy is the cook’s own, found by search, without what was private', async () => {
  const { userId, id } = await aSharedRecipe()
  await toggleFavorite(database.db, userId, id)
  const { id: other } = await aCook(database.db)
  const saved = await saveShared(database.db, other, id, later(1000))
  expect(saved).toMatchObject({
    isNew: true,
    recipe: {
      title: 'Mushroom pasta',
      isFavorite: false,
      isShared: false,
      folderId: null,
      createdAt: later(1000).toISOString(),
      source: { kind: 'shared', engine: 'larder-kitchen', prompt: null },
    },
  })
  expect(saved?.recipe.id).not.toBe(id)
  expect((await listRecipes(database.db, other, { search: 'chestnut' })).recipes).toEqual([saved?.recipe])
})

test('ten clicks on Save make one copy', async () => {
  const { id } = await aSharedRecipe()
  const { id: other } = await aCook(database.db)
  const saves = await Promise.all(Array.from({ length: 10 }, () => saveShared(database.db, other, id, noon)))
  expect(new Set(saves.map((save) => save?.recipe.id)).size).toBe(1)
  expect(saves.filter((save) => save?.isNew)).toHaveLength(1)
  expect((await listRecipes(database.db, other)).recipes).toHaveLength(1)
})

test('the author gets their own recipe, also from a copy of a copy', async () => {
  const { userId, id } = await aSharedRecipe()
  expect(await saveShared(database.db, userId, id, noon)).toMatchObject({ isNew: false, recipe: { id } })
  const { id: other } = await aCook(database.db)
  const copy = (await saveShared(database.db, other, id, noon))!.recipe
  await shareRecipe(database.db, other, copy.id, noon)
  expect(await saveShared(database.db, userId, copy.id, noon)).toMatchObject({ isNew: false, recipe: { id } })
})
