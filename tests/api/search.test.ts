import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import type { SearchResult } from '#contract/search.ts'
import { recipeContent } from '#kitchen/recipe-content.ts'
import { indexRecipes } from '#server/features/upkeep/index-recipes.ts'
import { insertRecipe } from '#server/stores/recipes.ts'
import type { Client } from '#testing/client.ts'
import type { Cook } from '#testing/cooks.ts'
import { aRecipe, later } from '#testing/database-builders.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { cookbook } from './search-cookbook.ts'

let app: TestApp
let stranger: Cook
beforeAll(async () => {
  app = await testApp()
  stranger = await app.secondCook()
  const [mine, theirs] = [await idOf(app.cook), await idOf(stranger)]
  for (const [at, draft] of cookbook.entries()) {
    const content = recipeContent(draft, { rules: [], findings: [] })
    await insertRecipe(app.db, mine, { ...aRecipe(), ...content, createdAt: later(at * 1000) })
  }
  const secret = { ...cookbook[0]!, title: 'Secret Zabaglione', instructions: ['Whisk over steam.'] }
  await insertRecipe(app.db, theirs, { ...aRecipe(), ...recipeContent(secret, { rules: [], findings: [] }) })
})
afterAll(() => app?.close())

const idOf = async (cook: Client) => (await cook.get(api.users.current)).id
const titles = ({ hits }: SearchResult) => hits.map(({ recipe }) => recipe.title)
const search = (
  q: string,
  rest: { category?: 'dinner' | 'dessert'; time?: 'quick' | 'medium' | 'long' } = {},
) => app.cook.get(api.search.recipes, { query: { q, ...rest } })

describe('the intended recipe comes first', () => {
  test.each([
    // the words of a title, whole, in any case and order
    ['pea soup', 'Pea Soup'],
    ['soup pea', 'Pea Soup'],
    ['PEA', 'Pea Soup'],
    ['peanut', 'Peanut Noodles'],
    ['banana bread', 'Banana Bread'],
    ['chocolate chip cookies', 'Chocolate Chip Cookies'],
    ['chicken pasta', 'Chicken Pasta Bake'],
    ['vegetarian tacos', 'Vegetarian Tacos'],
    ['beef stir fry', 'Beef Stir-Fry'],
    ['caesar salad', 'Caesar Salad'],
    ['pizza margherita', 'Pizza Margherita'],
    ['lemon cake', 'Lemon Cake'],
    ["shepherd's pie", "Shepherd's Pie"],
    ['shepherds pie', "Shepherd's Pie"],
    ['crème brûlée', 'Crème Brûlée'],
    ['creme brulee', 'Crème Brûlée'],
    // beginnings
    ['choc', 'Chocolate Chip Cookies'],
    ['marg', 'Pizza Margherita'],
    ['ban bre', 'Banana Bread'],
    ['caes', 'Caesar Salad'],
    // other forms
    ['cookie', 'Chocolate Chip Cookies'],
    ['taco', 'Vegetarian Tacos'],
    ['cakes', 'Lemon Cake'],
    ['noodle', 'Peanut Noodles'],
    ['salads', 'Fruit Salad'],
    ['roast tomato', 'Roasted Tomato Soup'],
    ['roasting tomatoes', 'Roasted Tomato Soup'],
    ['fried rice', 'Fried Rice'],
    // one letter wrong
    ['chiken', 'Chicken Pasta Bake'],
    ['bannana bread', 'Banana Bread'],
    ['choclate', 'Chocolate Chip Cookies'],
    ['cesar salad', 'Caesar Salad'],
    ['ceasar salad', 'Caesar Salad'],
    ['spagetti', 'Spaghetti Carbonara'],
    ['lemmon cake', 'Lemon Cake'],
    ['vegetarain tacos', 'Vegetarian Tacos'],
    ['margarita', null],
    ['margherits', 'Pizza Margherita'],
    ['tomatoe', 'Roasted Tomato Soup'],
    // another word, not a slip: its first letter is another, or it is so short that one letter makes another
    ['mice', null],
    ['race', null],
    ['basta', null],
    ['riec', 'Fried Rice'],
    // in an ingredient, in the description, in a step
    ['parmesan', 'Spaghetti Carbonara'],
    ['oranges', 'Fruit Salad'],
    ['weeknight', 'Fried Rice'],
    ['mascarpone', 'Tiramisu'],
    ['blowtorch', 'Crème Brûlée'],
    ['kneading', 'Pizza Margherita'],
    // little words do not count, unless there are no others
    ['a soup with peas', 'Pea Soup'],
    ['the lemon cake', 'Lemon Cake'],
    ['the', null],
    // nothing of the kind
    ['xylophone', null],
    ['sushi', null],
    ['!!! ??', null],
  ])('%s -> %s', async (q, first) => {
    expect(titles(await search(q))[0] ?? null).toBe(first)
  })

  test('title before ingredient before step, and all of them are found', async () => {
    expect(titles(await search('lemon'))).toEqual(['Lemon Cake', 'Caesar Salad', 'Fruit Salad'])
    expect(titles(await search('rice'))[0]).toBe('Fried Rice')
  })
})

test('a hit says where the words are, and how they are written there', async () => {
  const { hits } = await search('tomatoes soup')
  expect(hits[0]?.matches).toEqual([
    { field: 'title', text: 'Roasted Tomato Soup', words: ['Tomato', 'Soup'] },
    { field: 'ingredients', text: '2 pounds tomatoes, halved', words: ['tomatoes'] },
    expect.objectContaining({ field: 'description', words: ['soup', 'tomatoes'] }),
    expect.objectContaining({ field: 'steps', words: ['tomatoes'] }),
  ])
  const [brulee] = (await search('creme')).hits
  expect(brulee?.matches[0]).toEqual({ field: 'title', text: 'Crème Brûlée', words: ['Crème'] })
})

test('a word with a slip is told with what was found for it', async () => {
  expect((await search('chiken pasta')).corrections).toEqual([{ typed: 'chiken', found: ['chicken'] }])
  expect((await search('chicken pasta')).corrections).toEqual([])
  // Every word occurs, but not in one recipe, so no word is corrected.
  expect(await search('tiramisu noodles')).toEqual({ hits: [], corrections: [], more: false })
})

test('filters by category and time alone or with words; without any of them all come, newest first', async () => {
  const all = titles(await search(''))
  expect(all).toEqual(cookbook.map(({ title }) => title).reverse())
  const desserts = cookbook.filter(({ category }) => category === 'dessert')
  expect(titles(await search('', { category: 'dessert' })).sort()).toEqual(
    desserts.map(({ title }) => title).sort(),
  )
  for (const time of ['quick', 'medium', 'long'] as const) {
    const fits = (minutes: number) =>
      time === 'quick' ? minutes < 30 : time === 'medium' ? minutes >= 30 && minutes <= 60 : minutes > 60
    const expected = cookbook.filter(({ prepTime, cookTime }) => fits(prepTime + cookTime))
    expect(expected.length).toBeGreaterThan(0)
    expect(titles(await search('', { time })).sort()).toEqual(expected.map(({ title }) => title).sort())
  }
  expect(titles(await search('salad', { category: 'dessert' }))).toEqual(['Fruit Salad'])
})

test('more of the same is asked for by a larger limit', async () => {
  const some = await app.cook.get(api.search.recipes, { query: { limit: 3 } })
  expect(some.hits).toHaveLength(3)
  expect(some.more).toBe(true)
  const all = await app.cook.get(api.search.recipes, { query: { limit: cookbook.length } })
  expect(all.more).toBe(false)
  expect(titles(all).slice(0, 3)).toEqual(titles(some))
  expect((await app.cook.send(api.search.recipes, undefined, { query: { limit: 0 } })).statusCode).toBe(400)
  expect((await app.cook.send(api.search.recipes, undefined, { query: { time: 'slow' } })).statusCode).toBe(
    400,
  )
})

test("another cook's recipes are never found, by whatever words", async () => {
  for (const q of ['zabaglione', 'secret', 'zabaglion', 'steam whisk'])
    expect((await search(q)).hits).toEqual([])
  const theirs = await stranger.get(api.search.recipes, { query: { q: 'zabaglione' } })
  expect(titles(theirs)).toEqual(['Secret Zabaglione'])
  expect(titles(await stranger.get(api.search.recipes, { query: { q: 'lemon' } }))).toEqual([])
  await app.visitor.get(api.search.recipes).expectStatus(401)
})

test('every word of a title finds its recipe, also without its last letters', async () => {
  const words = cookbook.flatMap(({ title }) =>
    (title.match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => !/^(the|with|and)$/i.test(word))
      .map((word) => ({ title, word })),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...words), fc.nat(3), async ({ title, word }, cut) => {
      const typed = word.slice(0, Math.max(3, word.length - cut))
      expect(titles(await search(typed))).toContain(title)
    }),
    { numRuns: 40 },
  )
})

test('whatever is typed, the answer is an answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (q) => {
      const reply = await app.cook.send(api.search.recipes, undefined, { query: { q } })
      expect(reply.statusCode).toBe(200)
    }),
    { numRuns: 40 },
  )
})

test('a recipe from before is found by its new words once it was read anew', async () => {
  const old = { ...cookbook[0]!, title: 'Zucchini Fritters', instructions: ['Shred and wring out.'] }
  const { foods: _unknown, ...content } = recipeContent(old, { rules: [], findings: [] })
  const userId = await idOf(app.cook)
  const { id } = await insertRecipe(app.db, userId, { ...aRecipe(), ...content })
  await app.db
    .updateTable('recipes')
    .set({ search: '' })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
  expect((await search('shredded')).hits).toEqual([])
  expect(await indexRecipes(app.deps)).toBe(1)
  expect(titles(await search('shredded'))).toEqual(['Zucchini Fritters'])
  expect(await indexRecipes(app.deps)).toBe(0)
  await app.cook.delete(api.recipes.remove, { params: { id } })
})
