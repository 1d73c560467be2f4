import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aContent, aCook, aRecipe, later, noon } from '#testing/database-builders.ts'
import { inMidTransaction } from '#testing/held-transaction.ts'
import { eraseUser } from './account-erasure.ts'
import { awaitPicture } from './awaited-pictures.ts'
import { deleteRecipe, goWithTheRecipe, restoreRecipe, sweepDeletedRecipes } from './deleted-recipes.ts'
import { createFolder, deleteFolder } from './folders.ts'
import { namePicture, unnamedPictures } from './pictures.ts'
import { getRating, rate, ratingStats } from './ratings.ts'
import { getRecipe, insertRecipe, listRecipes, moveRecipe, updateRecipe } from './recipes.ts'
import { openReview, unnamedPhotos } from './reviews.ts'
import { getShared, saveShared, shareRecipe } from './shares.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.drop())

/** Creates a recipe with rows in every table that depends on it. */
async function aRichRecipe() {
  const { db } = database
  const userId = (await aCook(db)).id
  const folder = await createFolder(db, userId, { name: 'Soups', color: '#ea580c' }, noon)
  const { id } = await insertRecipe(db, userId, aRecipe())
  await updateRecipe(db, userId, id, aContent({ title: 'Better pasta' }), { now: later(1000) })
  await moveRecipe(db, userId, id, folder.id)
  await shareRecipe(db, userId, id, noon)
  await rate(db, userId, id, { rating: 4, comment: 'Ours', tags: ['easy'] }, noon)
  await sql`
    insert into meal_entries (user_id, id, date, meal_type, recipe_id, created_at, updated_at)
    values (${userId}, ${uuidv7()}, '2026-11-23', 'dinner', ${id}, ${noon}, ${noon})`.execute(db)
  await sql`
    insert into shelf_recipes (user_id, recipe_id, added_at) values (${userId}, ${id}, ${noon})`.execute(db)
  await sql`
    insert into shopping_sources (user_id, id, recipe_id, created_at)
    values (${userId}, ${uuidv7()}, ${id}, ${noon})`.execute(db)
  const picture = { hash: 'drawn', quality: 'high', now: noon } as const
  await awaitPicture(db, { userId, recipeId: id }, picture)
  const review = {
    doubts: [],
    photos: [],
    rawText: 'Pasta',
    handwritten: false,
    engine: 'larder-kitchen',
    others: [],
    leftOut: [],
  }
  await openReview(db, userId, id, { review, photos: ['a.jpg', 'b.jpg'] }, noon)
  return { userId, id, folder }
}

async function everythingOf(userId: string, id: string) {
  const rows: Record<string, unknown[]> = {}
  for (const table of ['recipes', ...goWithTheRecipe, 'ratings']) {
    const column = table === 'recipes' ? 'id' : 'recipe_id'
    rows[table] = (
      await sql`
        select * from ${sql.table(table)} where user_id = ${userId} and ${sql.ref(column)} = ${id} order by 1, 2, 3
      `.execute(database.db)
    ).rows
  }
  return rows
}

test('the list of dependent tables equals the foreign keys that cascade', async () => {
  const { rows } = await sql<{ table: string }>`
    select c.relname as table from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.confrelid = 'recipes'::regclass and k.confdeltype = 'c'
    order by 1`.execute(database.db)
  expect(rows.map(({ table }) => table)).toEqual([...goWithTheRecipe].sort())
})

test('the photos of a review stay named while its recipe can be put back', async () => {
  const { db } = database
  const { userId, id } = await aRichRecipe()
  const unnamed = () => unnamedPhotos(db, userId, ['a.jpg', 'b.jpg', 'c.jpg'])
  expect(await unnamed()).toEqual(['c.jpg'])
  await deleteRecipe(db, userId, id, noon)
  expect(await unnamed()).toEqual(['c.jpg'])
  await sweepDeletedRecipes(db, later(1000))
  expect(await unnamed()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
})

test('a deleted recipe is gone everywhere at once, and comes back with all that it had', async () => {
  const { db } = database
  const { userId, id } = await aRichRecipe()
  const before = await everythingOf(userId, id)
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([])
  const recipe = await getRecipe(db, userId, id)

  expect(await deleteRecipe(db, userId, id, noon)).toBe(true)
  expect(await deleteRecipe(db, userId, id, noon)).toBe(false)
  expect(Object.values(await everythingOf(userId, id)).flat()).toEqual([])
  expect((await listRecipes(db, userId)).recipes).toEqual([])
  expect(await getShared(db, id)).toBeNull()

  expect(await restoreRecipe(db, userId, id)).toEqual(recipe)
  expect(await everythingOf(userId, id)).toEqual(before)
  expect(await ratingStats(db, userId, id)).toEqual({ totalRatings: 1, averageRating: 4 })
  expect(await getShared(db, id)).toMatchObject({ title: 'Better pasta' })
  expect((await listRecipes(db, userId, { search: 'better' })).recipes).toHaveLength(1)
  expect(await restoreRecipe(db, userId, id)).toBeNull()
})

test('a version that is being written while its recipe is deleted comes back with it', async () => {
  const { db } = database
  const { id: userId } = await aCook(db)
  const { id } = await insertRecipe(db, userId, aRecipe())
  await inMidTransaction(
    db,
    (tx) => updateRecipe(tx, userId, id, aContent({ title: 'Better pasta' }), { now: later(1000) }),
    () => deleteRecipe(db, userId, id, later(2000)),
  )
  expect(await restoreRecipe(db, userId, id)).toMatchObject({ title: 'Better pasta', version: 2 })
  const versions = await db
    .selectFrom('recipe_versions')
    .select('version')
    .where('user_id', '=', userId)
    .where('recipe_id', '=', id)
    .execute()
  expect(versions).toEqual([{ version: 1 }])
})

test('a folder that went in the meantime leaves the recipe unorganized', async () => {
  const { userId, id, folder } = await aRichRecipe()
  await deleteRecipe(database.db, userId, id, noon)
  await deleteFolder(database.db, userId, folder.id)
  expect(await restoreRecipe(database.db, userId, id)).toMatchObject({ id, folderId: null })
})

test('a folder that is going at that moment leaves the recipe unorganized as well', async () => {
  const { db } = database
  const { userId, id, folder } = await aRichRecipe()
  await deleteRecipe(db, userId, id, noon)
  const restored = await inMidTransaction(
    db,
    (tx) => deleteFolder(tx, userId, folder.id),
    () => restoreRecipe(db, userId, id),
  )
  expect(restored).toMatchObject({ id, folderId: null })
})

test('totals that were swept away in the meantime are counted anew', async () => {
  const { db } = database
  const { userId, id } = await aRichRecipe()
  await deleteRecipe(db, userId, id, noon)
  const leaving = await aCook(db)
  await eraseUser(db, { userId: leaving.id, email: leaving.email, addressHash: null, now: noon })
  await restoreRecipe(db, userId, id)
  expect(await ratingStats(db, userId, id)).toEqual({ totalRatings: 1, averageRating: 4 })
})

test('a copy that was saved again in the meantime is not doubled, and its rating stays with the original', async () => {
  const { db } = database
  const { id } = await aRichRecipe()
  const reader = (await aCook(db)).id
  const copy = (await saveShared(db, reader, id, noon))!.recipe
  await rate(db, reader, copy.id, { rating: 5 }, noon)
  await deleteRecipe(db, reader, copy.id, noon)
  const again = (await saveShared(db, reader, id, noon))!
  expect(again.isNew).toBe(true)
  expect(await getRating(db, reader, again.recipe.id)).toMatchObject({ rating: 5 })
  expect(await restoreRecipe(db, reader, copy.id)).toBe('taken')
  expect((await listRecipes(db, reader)).recipes).toHaveLength(1)
})

test('a recipe that was made again with the id of a deleted one can be deleted, and the newer comes back', async () => {
  const { db } = database
  const { id: userId } = await aCook(db)
  const id = uuidv7()
  await insertRecipe(db, userId, aRecipe({ id }))
  await deleteRecipe(db, userId, id, noon)
  await insertRecipe(db, userId, aRecipe({ id, title: 'Made again' }))
  expect(await deleteRecipe(db, userId, id, later(1))).toBe(true)
  expect(await restoreRecipe(db, userId, id)).toMatchObject({ id, title: 'Made again' })
})

test('another cook can neither restore a deleted recipe nor learn that it existed', async () => {
  const { userId, id } = await aRichRecipe()
  const other = (await aCook(database.db)).id
  await deleteRecipe(database.db, userId, id, noon)
  expect(await restoreRecipe(database.db, other, id)).toBeNull()
  expect(await restoreRecipe(database.db, userId, id)).toMatchObject({ id })
})

test('the sweep deletes a removed recipe for good, and only then its picture', async () => {
  const { db } = database
  const userId = (await aCook(db)).id
  const hash = 'd'.repeat(64)
  await namePicture(db, { hash, width: 1440, height: 1080 }, noon)
  const { id } = await insertRecipe(db, userId, aRecipe({ image: { hash, alt: 'A bowl' } }))
  await deleteRecipe(db, userId, id, noon)
  expect(await unnamedPictures(db, later(1))).not.toContain(hash)
  await sweepDeletedRecipes(db, noon)
  expect(await restoreRecipe(db, userId, id)).toMatchObject({ id })
  await deleteRecipe(db, userId, id, noon)
  expect(await sweepDeletedRecipes(db, later(1))).toBeGreaterThan(0)
  expect(await restoreRecipe(db, userId, id)).toBeNull()
  expect(await unnamedPictures(db, later(1))).toContain(hash)
})
