import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import type { RouteShape } from '#contract/route.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

/** One server for all tests, which do not depend on each other. */
let house: TestApp
beforeAll(async () => {
  house = await testApp()
})
afterAll(() => house?.close())
const aRecipe = () => house.cook.post(api.recipes.create, tomatoSoup)

const nobody = '018f4f5e-0000-7000-8000-000000000000'
const line = (item: string) => ({ amount: '1 cup', item })

/** Invalid recipes, each with the field that the refusal names. */
const refused: [what: string, change: Record<string, unknown>, field: string][] = [
  ['a title of 10,000 characters', { title: 'x'.repeat(10_000) }, 'title'],
  ['an empty title', { title: ' \n ' }, 'title'],
  ['500 ingredients', { ingredients: Array.from({ length: 500 }, () => line('salt')) }, 'ingredients'],
  ['a line of 10,000 characters', { ingredients: [line('x'.repeat(10_000))] }, 'ingredients.0.item'],
  ['an ingredient without an item', { ingredients: [{ amount: '1 cup', item: '' }] }, 'ingredients.0.item'],
  ['ingredients that are text', { ingredients: 'salt' }, 'ingredients'],
  ['ingredients that are null', { ingredients: [null] }, 'ingredients.0'],
  ['200 steps', { instructions: Array.from({ length: 200 }, () => 'Stir.') }, 'instructions'],
  ['an empty step', { instructions: ['Stir.', ''] }, 'instructions.1'],
  ['no servings', { servings: 0 }, 'servings'],
  ['half a serving', { servings: 1.5 }, 'servings'],
  ['servings in words', { servings: 'four' }, 'servings'],
  ['a time before it begins', { prepTime: -1 }, 'prepTime'],
  ['a time beyond a week', { cookTime: 1e9 }, 'cookTime'],
  ['another category', { category: 'brunch' }, 'category'],
  ['a null byte', { title: 'So\0up' }, 'title'],
  ['half an emoji', { description: 'Good \ud83c' }, 'description'],
  ['a null byte inside a list', { ingredients: [line('sa\0lt')] }, 'ingredients.0.item'],
]

test.each(refused)('%s is refused by name, when written and when edited', async (_what, change, field) => {
  const { cook } = house
  const { id } = await aRecipe()
  for (const reply of [
    await cook.send(api.recipes.create, { ...tomatoSoup, ...change }),
    await cook.send(api.recipes.update, change, { params: { id } }),
  ]) {
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid_request'])
    expect(Object.keys(reply.json().fields)).toContain(field)
    expect(reply.json().message.length).toBeGreaterThan(5)
  }
  expect(await cook.get(api.recipes.get, { params: { id } })).toMatchObject(tomatoSoup)
})

test.each([
  ['emoji and families of emoji', '👩‍👩‍👧 Soup 🍅🧄'],
  ['right to left', 'شوربة طماطم مشوية'],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['quotes and braces', `'"; drop table recipes; -- {"a": 1} \\u0000 \${x}`],
  ['combining marks', 'Cre\u0300me bru\u0302le\u0301e'],
])('%s is kept as it was written', async (_what, text) => {
  const { cook } = house
  const written = {
    ...tomatoSoup,
    title: text,
    description: text,
    ingredients: [{ amount: text, item: text }],
    instructions: [text],
  }
  const made = await cook.post(api.recipes.create, written)
  expect(made).toMatchObject(written)
  expect(await cook.get(api.recipes.get, { params: made })).toEqual(made)
  const edited = await cook.put(api.recipes.update, { title: `${text}!` }, { params: made })
  expect(edited.title).toBe(`${text}!`)
})

const withBody: [name: string, route: RouteShape][] = [
  ['create', api.recipes.create],
  ['update', api.recipes.update],
  ['move', api.recipes.move],
  ['rate', api.ratings.rate],
  ['notes', api.notes.update],
  ['generate', api.recipes.generate],
  ['from ingredients', api.recipes.generateFromIngredients],
  ['from an option', api.recipes.generateFromOption],
]
const bodies: unknown[] = [
  null,
  [],
  'text',
  7,
  true,
  { title: 7 },
  { rating: 'five' },
  { notes: [] },
  { folderId: 1 },
]

test.each(withBody)(
  '%s answers any body with a 4xx that says why, never with an error of ours',
  async (_name, route) => {
    const { cook } = house
    const { id } = await aRecipe()
    for (const body of bodies) {
      const reply = await cook.send(route, body, { params: { id } })
      const harmless = route === api.recipes.update && reply.statusCode === 200
      if (!harmless) {
        expect([JSON.stringify(body), reply.statusCode]).toEqual([JSON.stringify(body), 400])
        expect(reply.json().message.length).toBeGreaterThan(5)
      }
    }
  },
)

const { recipes, ratings, versions, notes } = api
const byId = Object.entries({ recipes, ratings, versions, notes }).flatMap(([resource, routes]) =>
  Object.entries(routes)
    .filter(([, route]) => route.path.includes(':id'))
    .map(([name, route]): [string, RouteShape] => [`${resource}.${name}`, route]),
)

test.each(byId)('%s knows no strange id', async (_name, route) => {
  const { cook } = house
  const bodyFor = new Map<RouteShape, unknown>([
    [api.recipes.update, { title: 'x' }],
    [api.recipes.move, { folderId: null }],
    [api.ratings.rate, { rating: 5 }],
    [api.notes.update, { notes: '' }],
  ])
  for (const id of [nobody, 'undefined', '1', '../quota', '%00', "' or 1=1", 'x'.repeat(150)]) {
    const reply = await cook.send(route, bodyFor.get(route), { params: { id, version: 1 } })
    expect([id, reply.statusCode, reply.json().code]).toEqual([id, 404, 'not_found'])
  }
})

test('no version but a number that there is', async () => {
  const { cook } = house
  const { id } = await aRecipe()
  for (const version of ['0', '-1', '2', 'one', '1.5', '1e30', '99999999999999999999']) {
    const reply = await cook.send(api.versions.get, undefined, { params: { id, version } })
    expect([version, reply.statusCode]).toEqual([version, 404])
  }
})
