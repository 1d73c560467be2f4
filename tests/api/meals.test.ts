import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { testApp } from '#testing/test-app.ts'

const kitchen = async () => {
  const world = await testApp()
  const cook = await world.premiumCook()
  const other = await world.premiumCook('other@example.org')
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  return { ...world, cook, other, recipe, free: world.cook }
}
const dinner = (recipeId: string, date: string) => ({ recipeId, date, mealType: 'dinner' as const })

test('a meal is planned, changed and taken out; its recipe comes with it', async () => {
  const { cook, recipe } = await kitchen()
  const planned = await cook.post(api.meals.create, {
    ...dinner(recipe.id, '2026-11-25'),
    note: 'make extra',
  })
  expect(planned).toMatchObject({
    date: '2026-11-25',
    mealType: 'dinner',
    note: 'make extra',
    recipe: { id: recipe.id, title: recipe.title, imageUrl: recipe.imageUrl, prepTime: recipe.prepTime },
  })
  const params = { id: planned.id }
  const moved = await cook.patch(
    api.meals.update,
    { recipeId: recipe.id, date: '2026-11-26', mealType: 'prep', servings: 6 },
    { params },
  )
  expect(moved).toMatchObject({
    id: planned.id,
    date: '2026-11-26',
    mealType: 'prep',
    note: null,
    servings: 6,
  })
  expect(await cook.get(api.meals.list)).toEqual([moved])
  await cook.delete(api.meals.remove, { params })
  expect(await cook.get(api.meals.list)).toEqual([])
  await cook.delete(api.meals.remove, { params }).expectStatus(404)
})

test('a meal that was changed on another device is not overwritten unseen', async () => {
  const { cook, recipe } = await kitchen()
  const body = { kind: 'recipe' as const, ...dinner(recipe.id, '2026-11-25'), note: 'old' }
  const { id } = await cook.post(api.meals.create, body)
  const params = { id }
  await cook.patch(api.meals.update, { ...body, note: 'bring the guests', was: body }, { params })
  // The request of a tab that still shows the old meal is refused.
  const stale = { ...body, date: '2026-11-26', was: body }
  const refused = await cook.patch(api.meals.update, stale, { params }).expectStatus(409)
  expect(refused).toMatchObject({ code: 'conflict' })
  expect(await cook.get(api.meals.list)).toMatchObject([{ date: '2026-11-25', note: 'bring the guests' }])
  const seen = { ...body, note: 'bring the guests' }
  const moved = await cook.patch(api.meals.update, { ...seen, date: '2026-11-26', was: seen }, { params })
  expect(moved).toMatchObject({ date: '2026-11-26', note: 'bring the guests' })
  // When two clients change the same state, one of them gets a conflict.
  const now = { ...seen, date: '2026-11-26' }
  const both = await Promise.all(
    [4, 6].map((servings) => cook.send(api.meals.update, { ...now, servings, was: now }, { params })),
  )
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test('days are calendar days: what was planned for one is never on its neighbour', async () => {
  const { cook, recipe } = await kitchen()
  const days = ['2026-02-28', '2026-03-01', '2026-03-29', '2026-10-25', '2026-12-31', '2028-02-29']
  for (const date of days.toReversed()) await cook.post(api.meals.create, dinner(recipe.id, date))
  expect((await cook.get(api.meals.list)).map(({ date }) => date)).toEqual(days)
  const march = await cook.get(api.meals.list, { query: { from: '2026-03-01', to: '2026-03-31' } })
  expect(march.map(({ date }) => date)).toEqual(['2026-03-01', '2026-03-29'])
  const one = await cook.get(api.meals.list, { query: { from: '2026-12-31', to: '2026-12-31' } })
  expect(one).toHaveLength(1)
})

test('leftovers and plain words need no recipe', async () => {
  const { cook, recipe } = await kitchen()
  const day = { date: '2026-11-25', mealType: 'lunch' as const }
  const out = await cook.post(api.meals.create, { ...day, kind: 'text', text: 'Lunch with Bo' })
  expect(out).toMatchObject({ kind: 'text', text: 'Lunch with Bo', recipe: null })
  const rest = await cook.post(api.meals.create, { ...day, kind: 'leftovers', recipeId: recipe.id })
  expect(rest).toMatchObject({ kind: 'leftovers', recipe: { id: recipe.id } })
})

test('missing and wrong fields are reported, and nothing is planned', async () => {
  const { cook, recipe } = await kitchen()
  const good = dinner(recipe.id, '2026-11-25')
  for (const wrong of [
    { ...good, recipeId: undefined },
    { ...good, mealType: undefined },
    { ...good, mealType: 'supper' },
    { ...good, recipeId: undefined, kind: 'text', text: '  ' },
  ]) {
    const reply = await cook.send(api.meals.create, wrong)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().message).toContain('Please select a recipe and meal type')
  }
  for (const wrong of [
    { ...good, date: '2026-02-30' },
    { ...good, date: '25.11.2026' },
    { ...good, note: 'x'.repeat(501) },
    { ...good, note: 'a\0b' },
    { ...good, servings: 0 },
    { ...good, servings: 1.5 },
    { ...good, recipeId: 'soup' },
  ])
    expect((await cook.send(api.meals.create, wrong)).statusCode, JSON.stringify(wrong)).toBe(400)
  await cook.post(api.meals.create, dinner(uuidv7(), '2026-11-25')).expectStatus(404)
  expect(
    (await cook.send(api.meals.list, undefined, { query: { from: '2026-12-01', to: '2026-11-01' } }))
      .statusCode,
  ).toBe(400)
  expect(await cook.get(api.meals.list)).toEqual([])
})

test('another cook can neither see nor change it, nor plan a recipe that is not theirs', async () => {
  const { cook, other, recipe } = await kitchen()
  const planned = await cook.post(api.meals.create, dinner(recipe.id, '2026-11-25'))
  const params = { id: planned.id }
  expect(await other.get(api.meals.list)).toEqual([])
  await other.post(api.meals.create, dinner(recipe.id, '2026-11-25')).expectStatus(404)
  const { recipe: own } = await other.post(api.recipes.generate, { prompt: 'lentil soup' })
  await other.patch(api.meals.update, dinner(own.id, '2026-11-26'), { params }).expectStatus(404)
  await other.delete(api.meals.remove, { params }).expectStatus(404)
  await cook.patch(api.meals.update, dinner(own.id, '2026-11-26'), { params }).expectStatus(404)
  expect(await cook.get(api.meals.list)).toEqual([planned])
})

test('a free cook is told that it is for Premium; a lapsed one gets the plan back', async () => {
  const { cook, db, recipe, free } = await kitchen()
  const refused = await free.send(api.meals.list)
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({ code: 'premium_required', message: 'Premium subscription required' })
  const planned = await cook.post(api.meals.create, dinner(recipe.id, '2026-11-25'))
  const status = (value: string) =>
    sql`update users set status_override = ${value} where email = 'premium@example.org'`.execute(db)
  await status('canceled')
  expect((await cook.send(api.meals.create, dinner(recipe.id, '2026-11-26'))).statusCode).toBe(403)
  await status('active')
  expect(await cook.get(api.meals.list)).toEqual([planned])
})

test('a deleted recipe takes its meals along, and brings them back', async () => {
  const { cook, recipe } = await kitchen()
  const planned = await cook.post(api.meals.create, dinner(recipe.id, '2026-11-25'))
  await cook.delete(api.recipes.remove, { params: { id: recipe.id } })
  expect(await cook.get(api.meals.list)).toEqual([])
  await cook.post(api.recipes.restore, undefined, { params: { id: recipe.id } })
  expect(await cook.get(api.meals.list)).toEqual([planned])
})

test('a day that no calendar has is refused, wherever it is asked for', async () => {
  const { premiumCook } = await testApp()
  const cook = await premiumCook()
  for (const date of ['0000-01-01', '2026-02-30', '9999-99-99', 'today']) {
    for (const route of [api.meals.list, api.shopping.get]) {
      const reply = await cook.send(route, undefined, { query: { from: date, today: date } })
      expect([date, route.path, reply.statusCode]).toEqual([date, route.path, 400])
    }
  }
})
