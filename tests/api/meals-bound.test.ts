import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { MAX_PLANNED_MEALS } from '#contract/meals.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { testApp } from '#testing/test-app.ts'
import { readUpload, settled } from '#testing/upload.ts'
import { zipOf } from '#testing/zip.ts'

const DAY = '2026-11-24'
const FULL = 'A calendar holds at most 20,000 meals. Please take some out first; nothing was changed.'

/** Creates a cook whose plan has this many free places. */
const planWithRoomFor = async (free: number) => {
  const world = await testApp()
  const cook = await world.premiumCook()
  const recipe = await cook.post(api.recipes.create, tomatoSoup)
  const { id: userId } = await cook.get(api.users.current)
  const fill = (count: number, recipeId: string | null = null) =>
    sql`
    insert into meal_entries (user_id, id, date, meal_type, kind, recipe_id, text, created_at, updated_at)
    select ${userId}, gen_random_uuid(), date '2010-01-01' + (n / 4)::int, 'dinner', ${recipeId ? 'recipe' : 'text'},
      ${recipeId}::uuid, ${recipeId ? null : 'Out'}::text, now(), now()
    from generate_series(1, ${count}) n`.execute(world.db)
  const planned = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from meal_entries where user_id = ${userId}`.execute(world.db)
    return rows[0]?.n
  }
  await fill(MAX_PLANNED_MEALS - free)
  const body = { recipeId: recipe.id, date: DAY, mealType: 'dinner' } as const
  return { ...world, cook, recipe, body, fill, planned }
}

test('many simultaneous meals are planned only up to the free places', async () => {
  const { cook, body, planned } = await planWithRoomFor(3)
  const replies = await Promise.all(Array.from({ length: 12 }, () => cook.send(api.meals.create, body)))
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 201),
    ...Array.from({ length: 9 }, () => 409),
  ])
  const refused = replies.find(({ statusCode }) => statusCode === 409)?.json()
  expect(refused).toEqual({ code: 'plan_full', message: FULL })
  expect(await planned()).toBe(MAX_PLANNED_MEALS)
})

test('leftovers and words count too; a full plan can still be changed, and what is taken out makes room', async () => {
  const { cook, recipe, body, planned } = await planWithRoomFor(1)
  const meal = await cook.post(api.meals.create, { ...body, kind: 'leftovers' })
  for (const more of [{ kind: 'leftovers' }, { kind: 'text', recipeId: null, text: 'Out' }] as const)
    await cook.post(api.meals.create, { ...body, ...more }).expectStatus(409)
  await cook.patch(api.meals.update, { ...body, date: '2026-11-25' }, { params: meal })
  await cook.put(api.meals.markCooked, { cookedOn: '2026-11-21' }, { params: meal })
  await cook.delete(api.meals.remove, { params: meal })
  expect((await cook.post(api.meals.create, body)).recipeId).toBe(recipe.id)
  expect(await planned()).toBe(MAX_PLANNED_MEALS)
})

test('a week is copied whole or not at all, whatever is planned at the same moment', async () => {
  const { cook, body, planned } = await planWithRoomFor(5)
  for (const mealType of ['lunch', 'dinner', 'prep'] as const)
    await cook.post(api.meals.create, { ...body, mealType })
  const week = { from: '2026-11-22', to: '2026-11-29' }
  const tooMany = await cook.post(api.meals.copyWeek, week).expectStatus(409)
  expect(tooMany).toMatchObject({ code: 'plan_full', message: FULL })
  expect(await planned()).toBe(MAX_PLANNED_MEALS - 2)
  const before = await cook.get(api.meals.list, { query: { from: DAY, to: DAY } })
  await cook.delete(api.meals.remove, { params: before[0]! })
  // The copy needs two of the three free places: in any order of arrival the plan never exceeds its limit.
  const [copied, ...others] = await Promise.all([
    cook.send(api.meals.copyWeek, week),
    ...Array.from({ length: 6 }, () => cook.send(api.meals.create, body)),
  ])
  const came =
    others.filter(({ statusCode }) => statusCode === 201).length +
    (copied.statusCode === 201 ? copied.json().meals.length : 0)
  expect(await planned()).toBe(MAX_PLANNED_MEALS - 3 + came)
  expect(await planned()).toBeLessThanOrEqual(MAX_PLANNED_MEALS)
})

test('a copy that would plan nothing new is no matter for a full plan', async () => {
  const { cook, body, fill } = await planWithRoomFor(2)
  await cook.post(api.meals.create, body)
  await cook.post(api.meals.create, { ...body, date: '2026-12-01' })
  // The plan exceeds the limit, as it may have done before there was one.
  await fill(10)
  expect(await cook.post(api.meals.copyWeek, { from: '2026-11-22', to: '2026-11-29' })).toEqual({
    meals: [],
    present: 1,
  })
})

test('removed meals are restored once, when there is room for all of them', async () => {
  const { cook, body, planned } = await planWithRoomFor(2)
  const meals = [await cook.post(api.meals.create, body), await cook.post(api.meals.create, body)]
  await cook.post(api.meals.removeMany, { ids: meals.map(({ id }) => id) })
  const other = await cook.post(api.meals.create, body)
  const refused = await cook.post(api.meals.restore, { meals }).expectStatus(409)
  expect(refused).toMatchObject({ code: 'plan_full', message: FULL })
  expect(await planned()).toBe(MAX_PLANNED_MEALS - 1)
  await cook.delete(api.meals.remove, { params: other })
  const both = await Promise.all([1, 2, 3].map(() => cook.send(api.meals.restore, { meals })))
  expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(both.flatMap((reply) => reply.json())).toHaveLength(2)
  expect(await planned()).toBe(MAX_PLANNED_MEALS)
  // All meals exist, so nothing is restored and the limit does not matter.
  expect(await cook.post(api.meals.restore, { meals })).toEqual([])
})

test('a deleted recipe comes back with its meals when there is room for them, and waits otherwise', async () => {
  const { cook, recipe, fill, planned } = await planWithRoomFor(5)
  await fill(5, recipe.id)
  await cook.delete(api.recipes.remove, { params: recipe })
  await fill(3)
  const refused = await cook.post(api.recipes.restore, undefined, { params: recipe }).expectStatus(409)
  expect(refused).toMatchObject({ code: 'plan_full', message: FULL })
  await cook.get(api.recipes.get, { params: recipe }).expectStatus(404)
  const others = await cook.get(api.meals.list, { query: { from: '2010-01-01', to: '2010-01-01' } })
  await cook.post(api.meals.removeMany, { ids: others.slice(0, 3).map(({ id }) => id) })
  await cook.post(api.recipes.restore, undefined, { params: recipe })
  expect(await planned()).toBe(MAX_PLANNED_MEALS)
})

test('a recipe without meals comes back to a full plan, too', async () => {
  const { cook, recipe, fill } = await planWithRoomFor(0)
  await fill(1)
  await cook.delete(api.recipes.remove, { params: recipe })
  await cook.post(api.recipes.restore, undefined, { params: recipe })
})

test('the latest days of an archived plan are imported as far as there is room, and the cook is told', async () => {
  const { app, cook, planned } = await planWithRoomFor(2)
  const at = '2026-11-01T00:00:00Z'
  const plan = ['2027-01-01', '2027-01-04', '2027-01-02', '2027-01-03', '2027-01-05'].map((date) => ({
    date,
    mealType: 'dinner',
    kind: 'text',
    recipe: null,
    text: `On ${date}`,
    servings: null,
    note: null,
    cookedAt: null,
    createdAt: at,
    updatedAt: at,
  }))
  const archive = await zipOf({
    'larder.json': JSON.stringify({ format: 'larder-archive', version: 2, about: '' }),
    'plan.json': JSON.stringify(plan),
  })
  const { id } = await readUpload(app, cook, 'ours.zip', archive)
  await cook.post(api.imports.save, {}, { params: { id } })
  const done = await settled(cook, id)
  expect(done).toMatchObject({
    state: 'done',
    unread: [
      "3 of the file's planned meals, those of the earliest days, found no room: a calendar holds at most 20,000. Take some out and import the file again.",
    ],
  })
  expect(await planned()).toBe(MAX_PLANNED_MEALS)
  const later = await cook.get(api.meals.list, { query: { from: '2027-01-01', to: '2027-01-31' } })
  expect(later.map(({ text }) => text)).toEqual(['On 2027-01-04', 'On 2027-01-05'])
})
