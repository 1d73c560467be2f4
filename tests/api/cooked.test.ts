import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { testApp } from '#testing/test-app.ts'

const aCookedRecipe = async () => {
  const kitchen = await testApp()
  const { recipe } = await kitchen.cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  return { ...kitchen, params: { id: recipe.id } }
}

test('the days a recipe was cooked are listed latest first, and counted', async () => {
  const { cook, params } = await aCookedRecipe()
  expect(await cook.get(api.cooked.list, { params })).toEqual({ times: 0, entries: [] })
  const first = await cook.post(
    api.cooked.add,
    { cookedOn: '2026-11-03', servings: 6, note: '  Less salt next time ' },
    { params },
  )
  expect(first).toMatchObject({
    recipeId: params.id,
    cookedOn: '2026-11-03',
    servings: 6,
    note: 'Less salt next time',
  })
  await cook.post(api.cooked.add, { cookedOn: '2025-12-24' }, { params })
  const latest = await cook.post(api.cooked.add, { cookedOn: '2026-11-20', note: '' }, { params })
  expect(latest.note).toBeNull()
  const log = await cook.get(api.cooked.list, { params })
  expect(log.times).toBe(3)
  expect(log.entries.map(({ cookedOn }) => cookedOn)).toEqual(['2026-11-20', '2026-11-03', '2025-12-24'])
})

test('a day counts once, however often and however fast it is sent', async () => {
  const { cook, params } = await aCookedRecipe()
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => cook.post(api.cooked.add, { cookedOn: '2026-11-20' }, { params })),
  )
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect((await cook.get(api.cooked.list, { params })).times).toBe(1)
})

test('an entry is changed and taken out; two entries never share a day', async () => {
  const { cook, params } = await aCookedRecipe()
  const entry = await cook.post(api.cooked.add, { cookedOn: '2026-11-01' }, { params })
  await cook.post(api.cooked.add, { cookedOn: '2026-11-02' }, { params })
  const change = { cookedOn: '2026-10-31', servings: 2, note: 'With basil' }
  expect(await cook.put(api.cooked.update, change, { params: entry })).toMatchObject(change)
  expect(await cook.put(api.cooked.update, { cookedOn: '2026-10-31' }, { params: entry })).toMatchObject({
    servings: null,
    note: null,
  })
  const refused = await cook
    .put(api.cooked.update, { cookedOn: '2026-11-02' }, { params: entry })
    .expectStatus(409)
  expect(refused.message).toBe('That day is in the log already.')
  await cook.delete(api.cooked.remove, { params: entry })
  await cook.delete(api.cooked.remove, { params: entry }).expectStatus(404)
  expect((await cook.get(api.cooked.list, { params })).times).toBe(1)
})

test('today is where the cook is; a day that has come nowhere yet is refused', async () => {
  const { cook, params, clock } = await aCookedRecipe()
  const inDays = (days: number) =>
    new Date(clock.now().getTime() + days * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await cook.post(api.cooked.add, { cookedOn: inDays(1) }, { params })
  const refused = await cook.post(api.cooked.add, { cookedOn: inDays(2) }, { params }).expectStatus(400)
  expect(refused.fields).toEqual({ cookedOn: 'That day has not come yet.' })
})

test('a body with a fault is refused by the name of its field', async () => {
  const { cook, params } = await aCookedRecipe()
  const faults: [unknown, string][] = [
    [{ cookedOn: '2026-02-30' }, 'cookedOn'],
    [{ cookedOn: '0000-01-01' }, 'cookedOn'],
    [{ cookedOn: '21.11.2026' }, 'cookedOn'],
    [{}, 'cookedOn'],
    [{ cookedOn: '2026-11-01', servings: 0 }, 'servings'],
    [{ cookedOn: '2026-11-01', servings: 2.5 }, 'servings'],
    [{ cookedOn: '2026-11-01', note: 'x'.repeat(501) }, 'note'],
    [{ cookedOn: '2026-11-01', note: 'a\0b' }, 'note'],
  ]
  for (const [body, field] of faults) {
    const reply = await cook.send(api.cooked.add, body, { params })
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]])
  }
})

test('a second cook can neither see, add to, change nor take out of the log', async () => {
  const { cook, secondCook, params } = await aCookedRecipe()
  const entry = await cook.post(api.cooked.add, { cookedOn: '2026-11-01', note: 'Ours' }, { params })
  const before = await cook.get(api.cooked.list, { params })
  const other = await secondCook()
  await other.get(api.cooked.list, { params }).expectStatus(404)
  await other.post(api.cooked.add, { cookedOn: '2026-11-02' }, { params }).expectStatus(404)
  await other.put(api.cooked.update, { cookedOn: '2026-11-02' }, { params: entry }).expectStatus(404)
  await other.delete(api.cooked.remove, { params: entry }).expectStatus(404)
  expect(await cook.get(api.cooked.list, { params })).toEqual(before)
})

test('what was cooked stays in the books when the recipe goes', async () => {
  const { cook, params, db } = await aCookedRecipe()
  await cook.post(api.cooked.add, { cookedOn: '2026-11-01' }, { params })
  await cook.delete(api.recipes.remove, { params })
  await cook.get(api.cooked.list, { params }).expectStatus(404)
  const rows = await db.selectFrom('cooked_log').select(['title', 'cooked_on']).execute()
  expect(rows).toEqual([{ title: expect.any(String), cooked_on: '2026-11-01' }])
})
