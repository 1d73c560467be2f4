import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MAX_FOOD_CORRECTIONS } from '#contract/foods.ts'
import { api } from '#contract/index.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { testApp } from '#testing/test-app.ts'

const soup = { prompt: 'tomato soup' }

test('a food is found by its name and its aliases, the plainest first', async () => {
  const { cook, visitor } = await testApp()
  const named = async (search: string) =>
    (await cook.get(api.foods.search, { query: { search } })).map(({ id }) => id)
  expect((await named('butter'))[0]).toBe('butter')
  expect(await named('spring on')).toContain('scallion')
  expect(await named('Chick Th')).toContain('chicken-thigh')
  expect(await named('  ')).toEqual([])
  expect(await named('xyzzy')).toEqual([])
  expect((await named('e')).length).toBeLessThanOrEqual(20)
  await visitor.get(api.foods.search, { query: { search: 'butter' } }).expectStatus(401)
})

test('nutrition opens line by line, and a correction is remembered for all recipes from then on', async () => {
  const { ai, cook, secondCook } = await testApp()
  ai.answer({
    ...tomatoSoup,
    ingredients: [...tomatoSoup.ingredients, { amount: '100 g', item: 'frobnitz, chopped' }],
    instructions: [...tomatoSoup.instructions, 'Scatter the frobnitz over the soup.'],
  })
  const { recipe } = await cook.post(api.recipes.generate, soup)
  const params = { id: recipe.id }
  const before = await cook.get(api.foods.ofRecipe, { params })
  expect(before.lines).toHaveLength(9)
  expect(before.lines[3]).toMatchObject({
    food: { id: 'olive-oil' },
    foundBy: 'table',
    counted: true,
    share: 1,
  })
  const unknown = before.lines[8]
  expect(unknown).toMatchObject({ name: 'frobnitz', food: null, foundBy: 'none', counted: false })
  expect(before.allergens).toContainEqual(
    expect.objectContaining({ allergen: 'milk', status: 'contains', lines: [5] }),
  )
  expect(before.allergens.filter(({ status }) => status === 'unknown')[0]?.lines).toEqual([8])

  const correct = (food: string | null) => cook.put(api.foods.correct, { name: 'frobnitz', food }, { params })
  const corrected = await correct('walnut')
  expect(corrected.lines[8]).toMatchObject({
    food: { id: 'walnut' },
    foundBy: 'cook',
    grams: 100,
    counted: true,
  })
  // 100 g of walnuts have some 650 kcal, divided by four servings.
  expect((corrected.recipe.nutrition?.calories ?? 0) - (recipe.nutrition?.calories ?? 0)).toBeGreaterThan(150)
  expect(corrected.recipe.nutritionCoverage?.unmatched).toEqual([])
  expect(corrected.recipe.version).toBe(recipe.version)
  expect(await cook.get(api.recipes.get, { params })).toEqual(corrected.recipe)

  const { recipe: next } = await cook.post(api.recipes.generate, soup)
  expect(next.nutrition).toEqual(corrected.recipe.nutrition)
  const edited = await cook.put(api.recipes.update, { title: 'Other' }, { params: { id: next.id } })
  expect(edited.nutrition).toEqual(corrected.recipe.nutrition)

  // A cook's correction does not affect other cooks.
  const other = await secondCook()
  const { recipe: theirs } = await other.post(api.recipes.generate, soup)
  expect(theirs.nutrition).toEqual(recipe.nutrition)
  await other.get(api.foods.ofRecipe, { params }).expectStatus(404)
  await other.put(api.foods.correct, { name: 'frobnitz', food: 'butter' }, { params }).expectStatus(404)
  expect((await cook.get(api.foods.ofRecipe, { params })).lines[8]?.food?.id).toBe('walnut')

  expect((await correct('none')).lines[8]).toMatchObject({ foundBy: 'set-aside', counted: false })
  expect((await correct(null)).recipe.nutrition).toEqual(recipe.nutrition)

  await cook.put(api.foods.correct, { name: 'caviar', food: 'butter' }, { params }).expectStatus(400)
  await correct('no-such-food').expectStatus(400)
})

test('a cook who has corrected as many foods as can be remembered can still change their mind', async () => {
  const { cook, db } = await testApp()
  const { id: userId } = await cook.get(api.users.current)
  const { id } = await cook.post(api.recipes.create, tomatoSoup)
  const params = { id }
  const [first, second] = (await cook.get(api.foods.ofRecipe, { params })).lines
  await sql`
    insert into food_corrections (user_id, name, food_id, updated_at)
    select ${userId}, 'food ' || i, 'none', now() from generate_series(2, ${MAX_FOOD_CORRECTIONS}::integer) i`.execute(
    db,
  )
  const correct = (name: string, food: string | null) =>
    cook.put(api.foods.correct, { name, food }, { params })
  await correct(first!.name, 'none')
  await correct(second!.name, 'none').expectStatus(409)
  expect((await correct(first!.name, 'walnut')).lines[0]).toMatchObject({ food: { id: 'walnut' } })
  await correct(first!.name, null)
  await correct(second!.name, 'none')
})
