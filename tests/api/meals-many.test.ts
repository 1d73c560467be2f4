import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { MAX_MEALS_AT_ONCE, type Meal } from '#contract/meals.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { testApp } from '#testing/test-app.ts'

const kitchen = async () => {
  const world = await testApp()
  const cook = await world.premiumCook()
  const recipe = await cook.post(api.recipes.create, tomatoSoup)
  const plan = (date: string, more: object = {}) =>
    cook.post(api.meals.create, { recipeId: recipe.id, date, mealType: 'dinner', ...more })
  return { ...world, cook, recipe, plan, other: () => world.premiumCook('other@example.org') }
}
const LAST = '2026-11-15'
const THIS = '2026-11-22'
const said = ({ date, mealType, servings, note, text, recipeId }: Meal) => [
  date,
  mealType,
  recipeId ? 'soup' : text,
  servings,
  note,
]
const ofThisWeek = { query: { from: THIS, to: '2026-11-28' } }

test('a week is planned again as it was, in its order, without what was cooked', async () => {
  const { cook, plan } = await kitchen()
  const cooked = await plan('2026-11-16', { servings: 6, note: 'for Bo' })
  await cook.put(api.meals.markCooked, { cookedOn: '2026-11-16' }, { params: cooked })
  await plan('2026-11-16', { mealType: 'lunch' })
  await plan('2026-11-21', { kind: 'text', recipeId: null, text: 'Out' })
  await plan('2026-11-14')
  await plan('2026-11-22', { mealType: 'breakfast' })
  const { meals, present } = await cook.post(api.meals.copyWeek, { from: LAST, to: THIS })
  expect(present).toBe(0)
  expect(meals.map(said)).toEqual([
    ['2026-11-23', 'dinner', 'soup', 6, 'for Bo'],
    ['2026-11-23', 'lunch', 'soup', null, null],
    ['2026-11-28', 'dinner', 'Out', null, null],
  ])
  expect(meals.every(({ cookedOn }) => cookedOn === null)).toBe(true)
  const listed = await cook.get(api.meals.list, ofThisWeek)
  expect(listed.map(({ id }) => id).slice(1)).toEqual(meals.map(({ id }) => id))
})

test('each day comes to its own day of the week, also when the clocks change and when a year begins', async () => {
  const { cook, plan } = await kitchen()
  for (const [from, to] of [
    // Daylight saving time begins and ends in New York in these weeks.
    ['2026-03-01', '2026-03-08'],
    ['2026-10-25', '2026-11-01'],
    ['2026-12-27', '2027-01-03'],
    ['2026-11-22', '2026-11-15'],
  ] as const) {
    const days = Array.from({ length: 7 }, (_, day) => new Date(Date.parse(from) + day * 86_400_000))
    for (const day of days) await plan(day.toISOString().slice(0, 10))
    const { meals } = await cook.post(api.meals.copyWeek, { from, to })
    expect(meals[0]?.date).toBe(to)
    expect(meals.map(({ date }) => new Date(date).getUTCDay())).toEqual(days.map((day) => day.getUTCDay()))
  }
})

test('a second press plans nothing twice, neither after the first nor at the same moment', async () => {
  const { cook, plan } = await kitchen()
  await plan('2026-11-16')
  // The same dish twice on one day is two meals, which are both copied.
  await plan('2026-11-16')
  await plan('2026-11-17', { mealType: 'lunch', note: 'here already' })
  await plan('2026-11-24', { mealType: 'lunch' })
  const body = { from: LAST, to: THIS }
  const pressed = await Promise.all(Array.from({ length: 5 }, () => cook.post(api.meals.copyWeek, body)))
  expect(pressed.flatMap(({ meals }) => meals)).toHaveLength(2)
  expect(pressed.map(({ present }) => present).toSorted()).toEqual([1, 3, 3, 3, 3])
  expect(await cook.get(api.meals.list, ofThisWeek)).toHaveLength(3)
})

test('weeks that overlap, and weeks too full to be copied at once, are refused', async () => {
  const { cook, plan, db } = await kitchen()
  for (const to of [LAST, '2026-11-21', '2026-11-09'])
    expect((await cook.send(api.meals.copyWeek, { from: LAST, to })).statusCode).toBe(400)
  expect(await cook.post(api.meals.copyWeek, { from: LAST, to: THIS })).toEqual({ meals: [], present: 0 })
  const { id } = await plan('2026-11-16')
  const { user_id } = await db
    .selectFrom('meal_entries')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const now = new Date()
  await db
    .insertInto('meal_entries')
    .values(
      Array.from({ length: MAX_MEALS_AT_ONCE }, (_, number) => ({
        user_id,
        id: crypto.randomUUID(),
        date: '2026-11-17',
        meal_type: 'prep',
        kind: 'text',
        text: `Meal ${number}`,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
  const refused = await cook.post(api.meals.copyWeek, { from: LAST, to: THIS }).expectStatus(409)
  expect(refused.message).toBe('That week has too many meals to be copied at once.')
  expect(await cook.get(api.meals.list, ofThisWeek)).toEqual([])
})

test('several meals are taken out at once, and put back as they were', async () => {
  const { cook, plan } = await kitchen()
  const first = await plan('2026-11-23', { servings: 3, note: 'warm' })
  await cook.put(api.meals.markCooked, { cookedOn: '2026-11-21' }, { params: first })
  await plan('2026-11-23', { kind: 'leftovers', mealType: 'lunch' })
  await plan('2026-11-23', { kind: 'text', recipeId: null, text: 'Out' })
  const before = await cook.get(api.meals.list)
  const ids = before.map(({ id }) => id)
  expect(await cook.post(api.meals.removeMany, { ids: [...ids.slice(1), ...ids] })).toEqual({ removed: 3 })
  expect(await cook.post(api.meals.removeMany, { ids })).toEqual({ removed: 0 })
  // A page restores a meal by sending it as it received it, including its recipe.
  await cook.post(api.meals.restore, { meals: before })
  expect(await cook.get(api.meals.list)).toEqual(before)
  expect(await cook.post(api.meals.restore, { meals: before })).toEqual([])
})

test('meals of a deleted recipe are not restored, and invalid meals are refused', async () => {
  const { cook, recipe, plan, db } = await kitchen()
  const meal = await plan('2026-11-23')
  const words = await plan('2026-11-23', { kind: 'text', recipeId: null, text: 'Out' })
  await cook.post(api.meals.removeMany, { ids: [meal.id, words.id] })
  await cook.delete(api.recipes.remove, { params: recipe })
  await db.deleteFrom('deleted_recipes').execute()
  expect(await cook.post(api.meals.restore, { meals: [meal, words] })).toEqual([words])
  for (const meals of [
    [],
    [{ ...words, id: 'x' }],
    [{ ...words, text: ' ' }],
    [{ ...words, cookedOn: 'today' }],
    Array.from({ length: MAX_MEALS_AT_ONCE + 1 }, () => words),
  ])
    expect((await cook.send(api.meals.restore, { meals })).statusCode).toBe(400)
  for (const ids of [[], ['x'], undefined])
    expect((await cook.send(api.meals.removeMany, { ids })).statusCode).toBe(400)
})

test('another cook can neither copy, take out nor put back what is not theirs', async () => {
  const { cook, plan, other } = await kitchen()
  const meal = await plan('2026-11-16')
  const stranger = await other()
  expect(await stranger.post(api.meals.copyWeek, { from: LAST, to: THIS })).toEqual({ meals: [], present: 0 })
  expect(await stranger.post(api.meals.removeMany, { ids: [meal.id] })).toEqual({ removed: 0 })
  expect(await stranger.post(api.meals.restore, { meals: [meal] })).toEqual([])
  expect(await cook.get(api.meals.list)).toEqual([meal])
})

test('a week that would reach into the year 10000 is not planned', async () => {
  const { cook, plan } = await kitchen()
  await plan('2026-11-21')
  await cook.post(api.meals.copyWeek, { from: LAST, to: '9999-12-26' }).expectStatus(400)
  await cook.post(api.meals.copyWeek, { from: LAST, to: '9999-12-25' })
  expect((await cook.get(api.meals.list)).map(({ date }) => date)).toEqual(['2026-11-21', '9999-12-31'])
})
