import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SortOrder, sortOrders } from '#contract/recipes.ts'
import { sortRecipes, titleSortKey } from '#domain/sorting.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aContent, aCook, aRecipe, later, noon } from '#testing/database-builders.ts'
import { CursorError } from './cursor.ts'
import { countByFolder, createFolder } from './folders.ts'
import { insertRecipe, listCards, listRecipes, moveRecipe, toggleFavorite } from './recipes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const titles = [
  'Éclairs',
  'apple pie',
  'Zucchini bread',
  'Bagels',
  '10-Minute Eggs',
  '5-Minute Eggs',
  'Bagels',
]

/** Creates a cook with a title twice, two recipes of one instant, and two favourites. */
async function collector() {
  const { id: userId } = await aCook(database.db)
  for (const [i, title] of titles.entries()) {
    const createdAt = later(Math.floor(i / 2) * 1000)
    const { id } = await insertRecipe(database.db, userId, aRecipe({ title, createdAt }))
    if (i % 3 === 2) await toggleFavorite(database.db, userId, id)
  }
  return userId
}

async function pagedBy(userId: string, sort: SortOrder, limit: number, category?: 'dinner') {
  const found = []
  let cursor: string | undefined
  do {
    const page = await listCards(database.db, userId, { sort, limit, cursor, category })
    found.push(...page.recipes)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return found
}

test.each(sortOrders)('%s: whole or in pages of any size, as the domain orders it', async (sort) => {
  const userId = await collector()
  const { recipes: whole } = await listRecipes(database.db, userId, { sort })
  expect(whole).toHaveLength(titles.length)
  expect(sortRecipes(whole, sort)).toEqual(whole)
  for (const limit of [1, 2, 3, 7, 50]) {
    const cards = await pagedBy(userId, sort, limit, 'dinner')
    expect(cards.map(({ id }) => id)).toEqual(whole.map(({ id }) => id))
  }
})

test('the alphabet is that of a cook: no accents, no case, numbers by their size', async () => {
  const userId = await collector()
  const { recipes } = await listCards(database.db, userId, { sort: 'alphabetical' })
  expect(recipes.map(({ title }) => title)).toEqual([
    '5-Minute Eggs',
    '10-Minute Eggs',
    'apple pie',
    'Bagels',
    'Bagels',
    'Éclairs',
    'Zucchini bread',
  ])
})

test('database and domain file every title under the same key', async () => {
  const words = [
    'Crème',
    '10',
    '007',
    '123456789',
    'ﬁsh',
    'Ärger',
    'ﷺ',
    '味噌',
    'Борщ',
    '½',
    '🍕',
    "d'Affinois",
  ]
  const title = fc.oneof(
    fc.constantFrom(...words),
    fc.array(fc.constantFrom(...words)).map((some) => some.join(' ')),
  )
  const seen = fc.sample(title, { numRuns: 300, seed: 7 })
  const { rows } = await sql<{ key: string }>`
    select title_sort_key(title) as key from unnest(${seen}::text[]) with ordinality as t (title, n) order by n
  `.execute(database.db)
  expect(rows.map(({ key }) => key)).toEqual(seen.map(titleSortKey))
})

test('a card is a recipe with less in it', async () => {
  const userId = await collector()
  const { recipes: whole } = await listRecipes(database.db, userId)
  const { recipes: cards } = await listCards(database.db, userId, {})
  for (const [i, card] of cards.entries()) expect(whole[i]).toMatchObject(card)
  expect(Object.keys(cards[0] ?? {})).not.toEqual(expect.arrayContaining(['ingredients', 'checks', 'source']))
})

test('cards are filtered like recipes, and another cook has none of them', async () => {
  const userId = await collector()
  const folder = await createFolder(database.db, userId, { name: 'Sweet', color: '#db2777' }, noon)
  const cake = await insertRecipe(database.db, userId, { ...aRecipe(), ...aContent({ category: 'dessert' }) })
  await moveRecipe(database.db, userId, cake.id, folder.id)
  const found = async (query: Parameters<typeof listCards>[2]) =>
    (await listCards(database.db, userId, query)).recipes.map(({ id }) => id)
  for (const sort of sortOrders) {
    expect(await found({ sort, folderId: folder.id })).toEqual([cake.id])
    expect(await found({ sort, category: 'dessert', search: 'pasta' })).toEqual([cake.id])
    expect(await found({ sort, folderId: 'unorganized' })).toHaveLength(titles.length)
    expect(await found({ sort, search: '!!' })).toEqual([])
  }
  const other = (await aCook(database.db)).id
  expect(await listCards(database.db, other, {})).toEqual({ recipes: [], nextCursor: null })
  expect(await listCards(database.db, other, { folderId: folder.id })).toMatchObject({ recipes: [] })

  expect(await countByFolder(database.db, userId)).toEqual({
    all: titles.length + 1,
    unorganized: titles.length,
    folders: { [folder.id]: 1 },
  })
  expect(await countByFolder(database.db, other)).toEqual({ all: 0, unorganized: 0, folders: {} })
})

const id = '0193a000-0000-7000-8000-000000000000'
test.each([
  ['newest', `abc.${id}.${id}`],
  ['oldest', 'nonsense'],
  ['alphabetical', `=.${id}`],
  ['alphabetical', `${Buffer.from('a\0b').toString('base64url')}.${id}`],
  ['alphabetical', `YWJj.${id.slice(1)}`],
  ['favorites', `abc.${id}`],
  ['favorites', `1.!.${id}`],
  ['favorites', `1.${'z'.repeat(40)}.${id}`],
] as const)('by %s, the cursor %j is refused', async (sort, cursor) => {
  const { id: userId } = await aCook(database.db)
  await expect(listCards(database.db, userId, { sort, cursor })).rejects.toThrow(CursorError)
})
