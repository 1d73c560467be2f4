import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import type { PantryResult } from '#contract/search.ts'
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
  for (const [at, draft] of cookbook.entries()) {
    // The recipe is stored without its search foods, as a copy is; a background job adds them.
    const { foods: _unknown, ...content } = recipeContent(draft, { rules: [], findings: [] })
    await insertRecipe(app.db, await idOf(app.cook), {
      ...aRecipe(),
      ...content,
      createdAt: later(at * 1000),
    })
  }
  expect(await indexRecipes(app.deps)).toBe(cookbook.length)
})
afterAll(() => app?.close())

const idOf = async (cook: Client) => (await cook.get(api.users.current)).id
const having = (have: string, limit?: number) =>
  app.cook.get(api.search.pantry, { query: { have, ...(limit && { limit }) } })
const told = ({ hits }: PantryResult) =>
  hits.map(({ recipe, missing, used }) => ({ title: recipe.title, missing, used }))

test('recipes without missing foods come first, then those with the fewest missing, by name', async () => {
  const found = told(await having('peas, onions, stock'))
  expect(found[0]).toEqual({
    title: 'Pea Soup',
    missing: [],
    used: ['frozen peas', 'onion', 'vegetable stock'],
  })
  expect(found[1]).toMatchObject({ title: 'Roasted Tomato Soup', used: ['onion', 'vegetable stock'] })
  // Water, salt and oil count as present in every kitchen.
  expect(found[1]?.missing).toEqual(['tomato', 'garlic', 'heavy cream', 'basil'])
})

test('plain words stand for their kind', async () => {
  const [first] = told(await having('chicken, pasta, cheese, tomato sauce'))
  expect(first).toMatchObject({ title: 'Chicken Pasta Bake', missing: [] })
})

test('among recipes with as many missing foods, the one that uses more comes first; a larger limit returns more', async () => {
  const all = await having('eggs,flour,butter,sugar')
  const counts = all.hits.map(({ missing, used }) => ({ missing: missing.length, used: used.length }))
  expect(counts.length).toBeGreaterThan(3)
  expect(counts).toEqual(counts.toSorted((a, b) => a.missing - b.missing || b.used - a.used))
  const some = await having('eggs,flour,butter,sugar', 2)
  expect(some.more).toBe(true)
  expect(told(some)).toEqual(told(all).slice(0, 2))
})

test('only recipes that use one of the foods are listed', async () => {
  expect(told(await having('mascarpone')).map(({ title }) => title)).toEqual(['Tiramisu'])
  expect(told(await having('unobtainium'))).toEqual([])
  expect(told(await having('salt, water'))).toEqual([])
})

test('an empty list of foods is refused, and so is a far too long one', async () => {
  const bare = await app.cook.send(api.search.pantry, undefined, { query: { have: ' , ' } })
  expect([bare.statusCode, bare.json().message]).toEqual([400, 'Say at least one ingredient that you have.'])
  const much = Array.from({ length: 61 }, (_, at) => `food ${at}`).join(',')
  expect((await app.cook.send(api.search.pantry, undefined, { query: { have: much } })).statusCode).toBe(400)
  expect((await app.cook.send(api.search.pantry, undefined, {})).statusCode).toBe(400)
})

test("another cook's recipes are never among them", async () => {
  expect(told(await stranger.get(api.search.pantry, { query: { have: 'eggs,peas,onion' } }))).toEqual([])
  await app.visitor.get(api.search.pantry, { query: { have: 'eggs' } }).expectStatus(401)
  await app.visitor.get(api.search.foods, { query: { q: 'egg' } }).expectStatus(401)
})

test('an edit changes what is needed', async () => {
  const [soup] = (await having('peas')).hits
  const params = { id: soup!.recipe.id }
  const before = await app.cook.get(api.recipes.get, { params })
  const ingredients = [...before.ingredients, { amount: '1/4 cup', item: 'mint leaves' }]
  await app.cook.put(api.recipes.update, { ingredients }, { params })
  expect(told(await having('peas, onions, stock'))[0]?.missing).toEqual(['mint'])
})

test('foods are suggested by their beginnings', async () => {
  const { names } = await app.cook.get(api.search.foods, { query: { q: 'tom' } })
  expect(names[0]).toBe('tomato')
  expect(await app.cook.get(api.search.foods)).toEqual({ names: [] })
})
