import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { testApp } from '#testing/test-app.ts'

test('an edit made from an old version changes nothing and says where the recipe is now', async () => {
  const { cook } = await testApp()
  const recipe = await cook.post(api.recipes.create, tomatoSoup)
  const params = { id: recipe.id }
  expect(recipe.version).toBe(1)
  const first = await cook.put(api.recipes.update, { title: 'From one tab', version: 1 }, { params })
  expect(first).toMatchObject({ title: 'From one tab', version: 2 })
  const refused = await cook
    .put(api.recipes.update, { title: 'From the other', version: 1 }, { params })
    .expectStatus(409)
  expect(refused).toMatchObject({ code: 'conflict', fields: { version: '2' } })
  expect(await cook.get(api.recipes.get, { params })).toEqual(first)
  // By the specification, a change without a version always wins.
  expect(await cook.put(api.recipes.update, { title: 'No questions' }, { params })).toMatchObject({
    version: 3,
  })
})

test('edits at once from the same version: one is kept, the others are told', async () => {
  const { cook } = await testApp()
  const { id } = await cook.post(api.recipes.create, tomatoSoup)
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      cook.send(api.recipes.update, { title: `Edit ${n}`, version: 1 }, { params: { id } }),
    ),
  )
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await cook.get(api.recipes.get, { params: { id } })).toMatchObject({ version: 2 })
})

test('edits of different fields at once, made from no version, are all kept', async () => {
  const { cook } = await testApp()
  const { id } = await cook.post(api.recipes.create, tomatoSoup)
  await Promise.all([
    cook.put(api.recipes.update, { title: 'Soup of two' }, { params: { id } }),
    cook.put(api.recipes.update, { servings: 2 }, { params: { id } }),
    cook.put(api.recipes.update, { description: 'Together.' }, { params: { id } }),
  ])
  expect(await cook.get(api.recipes.get, { params: { id } })).toMatchObject({
    title: 'Soup of two',
    servings: 2,
    description: 'Together.',
    version: 4,
  })
})

test('an edit that changes nothing makes no version', async () => {
  const { cook } = await testApp()
  const recipe = await cook.post(api.recipes.create, tomatoSoup)
  const params = { id: recipe.id }
  expect(await cook.put(api.recipes.update, tomatoSoup, { params })).toEqual(recipe)
  expect(await cook.get(api.versions.list, { params })).toHaveLength(1)
})

test('a recipe written by hand is checked, computed and drawn, and counts nothing', async () => {
  const { cook, ai } = await testApp()
  const recipe = await cook.post(api.recipes.create, tomatoSoup)
  expect(recipe).toMatchObject({ ...tomatoSoup, source: { kind: 'manual', engine: null, prompt: null } })
  expect(recipe.nutrition?.calories).toBeGreaterThan(50)
  expect(Object.values(recipe.groceryList).flat().join()).toContain('tomatoes')
  expect(recipe.imageUrl).toMatch(/^\/images\/[0-9a-f]{64}\.webp$/)
  expect(recipe.imageAlt).toBe('Illustration of Roasted Tomato Soup')
  expect(recipe.checks?.rules.length).toBeGreaterThan(0)
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
  expect(ai.calls).toEqual([])
  // A recipe that the kitchen would refuse from a model is accepted from the cook, with findings.
  const odd = await cook.post(api.recipes.create, {
    ...tomatoSoup,
    ingredients: [],
    instructions: ['Cook the chicken.'],
  })
  expect(odd.checks?.findings.length).toBeGreaterThan(0)
})

test('the same click twice makes one recipe; another cook with the same key gets their own', async () => {
  const { cook, secondCook } = await testApp()
  const other = await secondCook()
  const headers = { 'idempotency-key': 'one-click' }
  const [a, b] = await Promise.all([
    cook.post(api.recipes.create, tomatoSoup, { headers }),
    cook.post(api.recipes.create, tomatoSoup, { headers }),
  ])
  expect(b.id).toBe(a.id)
  expect((await other.post(api.recipes.create, tomatoSoup, { headers })).id).not.toBe(a.id)
  expect(await cook.get(api.recipes.list)).toHaveLength(1)
})

test('the same click after its recipe was deleted does not make it again; another click does', async () => {
  const { cook } = await testApp()
  const headers = { 'idempotency-key': 'one-click' }
  const params = await cook.post(api.recipes.create, tomatoSoup, { headers })
  await cook.delete(api.recipes.remove, { params })
  await cook.post(api.recipes.create, tomatoSoup, { headers }).expectStatus(409)
  expect(await cook.get(api.recipes.list)).toEqual([])
  const other = await cook.post(api.recipes.create, tomatoSoup, { headers: { 'idempotency-key': 'another' } })
  expect(other.id).not.toBe(params.id)
  await cook.post(api.recipes.restore, undefined, { params })
  expect(await cook.post(api.recipes.create, tomatoSoup, { headers })).toMatchObject({ id: params.id })
})

test('a deleted recipe is gone for everybody at once, and Undo brings it back without touching the quota', async () => {
  const { cook, visitor } = await testApp()
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  const params = { id: recipe.id }
  await cook.post(api.recipes.share, undefined, { params })
  await cook.put(api.notes.update, { notes: 'Less salt.' }, { params })
  const before = await cook.get(api.recipes.get, { params })
  await cook.delete(api.recipes.remove, { params })
  await visitor.get(api.shared.get, { params }).expectStatus(404)
  await cook.get(api.recipes.get, { params }).expectStatus(404)
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 1 })
  expect(await cook.post(api.recipes.restore, undefined, { params })).toEqual(before)
  expect(await cook.get(api.notes.get, { params })).toEqual({ notes: 'Less salt.' })
  await visitor.get(api.shared.get, { params })
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 1 })
  await cook.post(api.recipes.restore, undefined, { params }).expectStatus(404)
})
