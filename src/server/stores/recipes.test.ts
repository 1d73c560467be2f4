import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recipe as recipeSchema } from '#contract/recipe.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aContent, aCook, aRecipe, later, noon } from '#testing/database-builders.ts'
import { CursorError } from './cursor.ts'
import { createFolder } from './folders.ts'
import { getRating, rate } from './ratings.ts'
import {
  deleteRecipe,
  getRecipe,
  insertRecipe,
  listRecipes,
  moveRecipe,
  recentTitles,
  toggleFavorite,
  updateRecipe,
} from './recipes.ts'
import type { User } from './users.ts'

let database: TestDatabase
let cook: User
let stranger: User
beforeAll(async () => {
  database = await testDatabase()
  stranger = await aCook(database.db)
})
afterAll(() => database?.drop())

const aNewCook = async () => {
  cook = await aCook(database.db)
  return cook.id
}

test('a stored recipe reads as the contract says', async () => {
  const userId = await aNewCook()
  const recipe = aRecipe()
  const stored = await insertRecipe(database.db, userId, recipe)
  expect(recipeSchema.parse(stored)).toEqual(stored)
  expect(stored).toMatchObject({
    ...recipe.draft,
    id: recipe.id,
    imageUrl: `/images/${'a'.repeat(64)}.webp`,
    imageAlt: 'A bowl of mushroom pasta',
    isFavorite: false,
    folderId: null,
    createdAt: noon.toISOString(),
    groceryList: recipe.groceryList,
    nutrition: recipe.nutrition,
    source: recipe.source,
    isShared: false,
    averageRating: null,
    totalRatings: 0,
    myRating: null,
  })
  expect(await getRecipe(database.db, userId, stored.id)).toEqual(stored)
})

test('a recipe without picture, nutrition or checks keeps them as null', async () => {
  const userId = await aNewCook()
  const bare = aRecipe({ image: null, nutrition: null, nutritionCoverage: null, checks: null })
  const stored = await insertRecipe(database.db, userId, bare)
  expect(stored).toMatchObject({ imageUrl: null, nutrition: null, nutritionCoverage: null, checks: null })
})

describe('the list', () => {
  test('comes newest first, whole or in pages that miss and repeat nothing', async () => {
    const userId = await aNewCook()
    // Every third recipe has the same instant as its neighbour, so that the id decides.
    for (let i = 0; i < 25; i++) {
      await insertRecipe(
        database.db,
        userId,
        aRecipe({ title: `Dish ${i}`, createdAt: later(Math.floor(i / 3) * 1000) }),
      )
    }
    const { recipes, nextCursor } = await listRecipes(database.db, userId)
    expect(recipes).toHaveLength(25)
    expect(nextCursor).toBeNull()
    const times = recipes.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort().reverse())

    const paged: string[] = []
    let cursor: string | undefined
    do {
      const page = await listRecipes(database.db, userId, { limit: 7, cursor })
      expect(page.recipes.length).toBeLessThanOrEqual(7)
      paged.push(...page.recipes.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(paged).toEqual(recipes.map(({ id }) => id))
  })

  test('a page that ends with the last recipe has no next one', async () => {
    const userId = await aNewCook()
    await insertRecipe(database.db, userId, aRecipe())
    expect((await listRecipes(database.db, userId, { limit: 1 })).nextCursor).toBeNull()
  })

  test.each([
    '',
    'nonsense',
    'zz.0193',
    `!.${'0'.repeat(36)}`,
    `${'z'.repeat(50)}.0193a000-0000-7000-8000-000000000000`,
  ])('a cursor of another kind (%j) is refused', async (cursor) => {
    const userId = await aNewCook()
    const listing = listRecipes(database.db, userId, { limit: 5, cursor: cursor || '.' })
    await expect(listing).rejects.toThrow(CursorError)
  })

  test('filters by category and folder', async () => {
    const userId = await aNewCook()
    const folder = await createFolder(database.db, userId, { name: 'Sweet', color: '#db2777' }, noon)
    const pasta = await insertRecipe(database.db, userId, aRecipe())
    const cake = await insertRecipe(database.db, userId, {
      ...aRecipe(),
      ...aContent({ category: 'dessert' }),
    })
    await moveRecipe(database.db, userId, cake.id, folder.id)
    const ids = async (query: Parameters<typeof listRecipes>[2]) =>
      (await listRecipes(database.db, userId, query)).recipes.map(({ id }) => id)
    expect(await ids({ category: 'dessert' })).toEqual([cake.id])
    expect(await ids({ category: 'lunch' })).toEqual([])
    expect(await ids({ folderId: folder.id })).toEqual([cake.id])
    expect(await ids({ folderId: 'unorganized' })).toEqual([pasta.id])
    expect(await ids({ folderId: folder.id, category: 'dinner' })).toEqual([])
  })

  test.each([
    ['a word of the title', 'mushroom', true],
    ['the beginning of a word', 'mush', true],
    ['a word of an ingredient', 'chestnut', true],
    ['a word of the description', 'silky', true],
    ['the category', 'dinner', true],
    ['several words, in any order and case', 'PASTA Mushroom', true],
    ['an accent that the recipe has not', 'mushróom', true],
    ['a plural', 'mushrooms', true],
    ['one word that is there and one that is not', 'mushroom chicken', false],
    ['the middle of a word', 'ushroom', false],
    ['only signs', '!! & | :* \' "', false],
    ['signs around a word', "mush'room & (pasta) | !x:*", false],
    ['signs between words', 'mushroom & pasta', true],
    ['a quote and a backslash', "'mushroom\\", true],
  ])('search finds by %s (%s): %s', async (_what, search, found) => {
    const userId = await aNewCook()
    await insertRecipe(database.db, userId, aRecipe())
    await insertRecipe(database.db, stranger.id, aRecipe())
    const { recipes } = await listRecipes(database.db, userId, { search })
    expect(recipes).toHaveLength(found ? 1 : 0)
  })

  test('search finds accented words without their accents, and other scripts', async () => {
    const userId = await aNewCook()
    await insertRecipe(database.db, userId, aRecipe({ title: 'Crème brûlée 味噌汁' }))
    for (const search of ['creme brulee', 'Crème', '味噌']) {
      expect((await listRecipes(database.db, userId, { search })).recipes).toHaveLength(1)
    }
  })
})

describe('changing', () => {
  test('an edit replaces the content, moves the search and keeps what was as a version', async () => {
    const userId = await aNewCook()
    const { id } = await insertRecipe(database.db, userId, aRecipe())
    const edited = await updateRecipe(database.db, userId, id, aContent({ title: 'Leek tart' }), {
      now: later(5000),
    })
    expect(edited).toMatchObject({
      title: 'Leek tart',
      updatedAt: later(5000).toISOString(),
      createdAt: noon.toISOString(),
    })
    expect(await getRecipe(database.db, userId, id)).toEqual(edited)
    expect((await listRecipes(database.db, userId, { search: 'leek' })).recipes).toHaveLength(1)
    const versions = await database.db
      .selectFrom('recipe_versions')
      .selectAll()
      .where('recipe_id', '=', id)
      .execute()
    expect(versions).toMatchObject([
      { version: 1, reason: 'edited', content: { title: 'Mushroom pasta', servings: 2 } },
    ])
  })

  test('ten edits at once leave ten versions', async () => {
    const userId = await aNewCook()
    const { id } = await insertRecipe(database.db, userId, aRecipe())
    await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        updateRecipe(database.db, userId, id, aContent({ title: `Edit ${i}` }), { now: noon }),
      ),
    )
    const rows = await database.db
      .selectFrom('recipe_versions')
      .select('version')
      .where('recipe_id', '=', id)
      .execute()
    expect(rows.map(({ version }) => version).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('the favourite toggles', async () => {
    const userId = await aNewCook()
    const { id } = await insertRecipe(database.db, userId, aRecipe())
    expect(await toggleFavorite(database.db, userId, id)).toBe(true)
    expect(await getRecipe(database.db, userId, id)).toMatchObject({ isFavorite: true })
    expect(await toggleFavorite(database.db, userId, id)).toBe(false)
  })

  test("a recipe moves into the cook's own folders only, and out again", async () => {
    const userId = await aNewCook()
    const { id } = await insertRecipe(database.db, userId, aRecipe())
    const mine = await createFolder(database.db, userId, { name: 'Mine', color: '#ea580c' }, noon)
    const theirs = await createFolder(database.db, stranger.id, { name: 'Theirs', color: '#ea580c' }, noon)
    expect(await moveRecipe(database.db, userId, id, mine.id)).toMatchObject({ id, folderId: mine.id })
    expect(await moveRecipe(database.db, userId, id, theirs.id)).toBe('folder_not_found')
    expect(await getRecipe(database.db, userId, id)).toMatchObject({ folderId: mine.id })
    expect(await moveRecipe(database.db, userId, id, null)).toMatchObject({ folderId: null })
  })

  test('a deleted recipe is gone, and its rating with it', async () => {
    const userId = await aNewCook()
    const { id } = await insertRecipe(database.db, userId, aRecipe())
    await rate(database.db, userId, id, { rating: 4 }, noon)
    expect(await deleteRecipe(database.db, userId, id, noon)).toBe(true)
    expect(await deleteRecipe(database.db, userId, id, noon)).toBe(false)
    expect(await getRecipe(database.db, userId, id)).toBeNull()
    const totals = await database.db
      .selectFrom('rating_totals')
      .selectAll()
      .where('recipe_id', '=', id)
      .execute()
    expect(totals).toMatchObject([{ ratings: 0, stars: 0 }])
  })
})

test('another cook can neither see a recipe, nor change it, nor learn that it exists', async () => {
  const userId = await aNewCook()
  const recipe = await insertRecipe(database.db, userId, aRecipe())
  const other = (await aCook(database.db)).id
  expect(await getRecipe(database.db, other, recipe.id)).toBeNull()
  expect((await listRecipes(database.db, other)).recipes).toEqual([])
  expect((await listRecipes(database.db, other, { search: 'mushroom' })).recipes).toEqual([])
  expect(
    await updateRecipe(database.db, other, recipe.id, aContent({ title: 'Mine now' }), { now: noon }),
  ).toBeNull()
  expect(await toggleFavorite(database.db, other, recipe.id)).toBeNull()
  expect(await moveRecipe(database.db, other, recipe.id, null)).toBe('recipe_not_found')
  expect(await getRating(database.db, other, recipe.id)).toBeNull()
  expect(await rate(database.db, other, recipe.id, { rating: 1 }, noon)).toBeNull()
  expect(await deleteRecipe(database.db, other, recipe.id, noon)).toBe(false)
  expect(await recentTitles(database.db, other)).toEqual([])
  expect(await getRecipe(database.db, userId, recipe.id)).toEqual(recipe)
})

test('recent titles come newest first and as many as asked for', async () => {
  const userId = await aNewCook()
  for (const [i, title] of ['Old', 'Middle', 'New'].entries()) {
    await insertRecipe(database.db, userId, aRecipe({ title, createdAt: later(i * 1000) }))
  }
  expect(await recentTitles(database.db, userId, 2)).toEqual(['New', 'Middle'])
})
