import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { testApp } from '#testing/test-app.ts'

const kitchen = async () => {
  const world = await testApp()
  const cook = await world.premiumCook()
  const recipe = await cook.post(api.recipes.create, tomatoSoup)
  const plan = (date: string, more: object = {}) =>
    cook.post(api.meals.create, { recipeId: recipe.id, date, mealType: 'dinner', ...more })
  const log = async () => (await cook.get(api.cooked.list, { params: recipe })).entries
  return { ...world, cook, recipe, plan, log }
}

test('a meal that was cooked is in the log of its recipe, once, and is taken back from there', async () => {
  const { cook, plan, log } = await kitchen()
  const meal = await plan('2026-11-20', { servings: 6 })
  expect(meal.cookedOn).toBeNull()
  const marks = Array.from({ length: 5 }, () =>
    cook.put(api.meals.markCooked, { cookedOn: '2026-11-20' }, { params: meal }),
  )
  for (const marked of await Promise.all(marks)) expect(marked).toEqual({ ...meal, cookedOn: '2026-11-20' })
  expect(await log()).toMatchObject([{ cookedOn: '2026-11-20', servings: 6, note: null }])
  // A second mark does not change the day.
  await cook.put(api.meals.markCooked, { cookedOn: '2026-11-19' }, { params: meal })
  expect(await log()).toMatchObject([{ cookedOn: '2026-11-20' }])
  expect(await cook.delete(api.meals.unmarkCooked, { params: meal })).toEqual(meal)
  expect(await cook.delete(api.meals.unmarkCooked, { params: meal })).toEqual(meal)
  expect(await log()).toEqual([])
})

test('a log entry that the cook wrote stays when the meal is unmarked', async () => {
  const { cook, recipe, plan, log } = await kitchen()
  const cookedOn = '2026-11-20'
  const meal = await plan(cookedOn)
  const own = await cook.post(api.cooked.add, { cookedOn, note: 'Good' }, { params: recipe })
  await cook.put(api.meals.markCooked, { cookedOn }, { params: meal })
  await cook.delete(api.meals.unmarkCooked, { params: meal })
  expect(await log()).toEqual([own])

  await cook.delete(api.cooked.remove, { params: own })
  await cook.put(api.meals.markCooked, { cookedOn }, { params: meal })
  // The cook's own I Cooked This on the recipe's page outlives the mark of the plan.
  const said = await cook.post(api.cooked.add, { cookedOn }, { params: recipe })
  await cook.delete(api.meals.unmarkCooked, { params: meal })
  expect(await log()).toEqual([said])

  await cook.delete(api.cooked.remove, { params: said })
  await cook.put(api.meals.markCooked, { cookedOn }, { params: meal })
  const [entry] = await log()
  await cook.put(api.cooked.update, { cookedOn, note: 'Less salt' }, { params: entry! })
  await cook.delete(api.meals.unmarkCooked, { params: meal })
  expect(await log()).toMatchObject([{ note: 'Less salt' }])
})

test('two meals of one dish and day share its entry until neither is marked', async () => {
  const { cook, plan, log } = await kitchen()
  const [lunch, dinner] = [await plan('2026-11-20', { mealType: 'lunch' }), await plan('2026-11-20')]
  for (const params of [lunch, dinner])
    await cook.put(api.meals.markCooked, { cookedOn: '2026-11-20' }, { params })
  expect(await log()).toHaveLength(1)
  await cook.delete(api.meals.unmarkCooked, { params: lunch })
  expect(await log()).toHaveLength(1)
  await cook.delete(api.meals.unmarkCooked, { params: dinner })
  expect(await log()).toEqual([])
})

test('the mark goes along to another day, and not to another dish', async () => {
  const { cook, plan, log } = await kitchen()
  const meal = await plan('2026-11-20')
  await cook.put(api.meals.markCooked, { cookedOn: '2026-11-20' }, { params: meal })
  const body = { recipeId: meal.recipeId, date: '2026-11-21', mealType: 'lunch' as const }
  expect(await cook.patch(api.meals.update, body, { params: meal })).toMatchObject({ cookedOn: '2026-11-20' })
  const { id } = await cook.post(api.recipes.create, { ...tomatoSoup, title: 'Bean Soup' })
  const changed = await cook.patch(api.meals.update, { ...body, recipeId: id }, { params: meal })
  expect(changed.cookedOn).toBeNull()
  expect(await log()).toHaveLength(1)
})

test('meals without a recipe, in the future or of other cooks are not marked', async () => {
  const { cook, plan, log, premiumCook } = await kitchen()
  const meal = await plan('2026-11-20')
  const leftovers = await plan('2026-11-21', { kind: 'leftovers' })
  const words = await plan('2026-11-21', { kind: 'text', recipeId: null, text: 'Out' })
  const cookedOn = '2026-11-20'
  for (const params of [leftovers, words]) {
    const refused = await cook.put(api.meals.markCooked, { cookedOn }, { params }).expectStatus(409)
    expect(refused.message).toBe('Only a meal with a recipe can be marked as cooked.')
  }
  for (const wrong of ['2026-12-24', '1066-10-14', 'today', undefined])
    expect((await cook.send(api.meals.markCooked, { cookedOn: wrong }, { params: meal })).statusCode).toBe(
      400,
    )
  const other = await premiumCook('other@example.org')
  await other.put(api.meals.markCooked, { cookedOn }, { params: meal }).expectStatus(404)
  await other.delete(api.meals.unmarkCooked, { params: meal }).expectStatus(404)
  expect(await log()).toEqual([])
  expect((await cook.get(api.meals.list)).every((one) => one.cookedOn === null)).toBe(true)
})
