import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { createBuiltinAi } from '#server/adapters/ai/builtin/create-builtin-ai.ts'
import { modelApp } from '#testing/model-app.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { testApp } from '#testing/test-app.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const cookbook = await testCookbook()

const withPeanuts = {
  ...tomatoSoup,
  ingredients: [...tomatoSoup.ingredients, { amount: '2 tablespoons', item: 'peanut butter' }],
  instructions: [
    ...tomatoSoup.instructions.slice(0, -1),
    'Blend with the peanut butter, the cream and the basil.',
  ],
}

const builtinApp = () => testApp({ ai: createBuiltinAi(cookbook), cookbook })

test('a model is told of the profile, and a recipe with an allergen is mended or refused, never kept', async () => {
  const { stub, cook } = await modelApp()
  await cook.put(api.settings.update, {
    allergies: ['peanuts', 'tree-nuts'],
    dislikes: ['olives'],
    hemisphere: 'south',
  })
  stub.respond({ text: JSON.stringify(withPeanuts) }, { text: JSON.stringify(tomatoSoup) })
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  expect(recipe.ingredients.map(({ item }) => item).join()).not.toMatch(/peanut/)
  expect(recipe.checks?.rules).toContainEqual({ group: 'Your allergies', passed: true })
  expect(stub.requests).toHaveLength(2)
  expect(stub.requests[0]?.raw).toMatch(/Allergies: peanuts, tree nuts\. Nothing that contains them/)
  expect(stub.requests[0]?.raw).toMatch(/Without: olives, in any form/)
  expect(stub.requests[0]?.raw).toMatch(/It is (winter|spring|summer|autumn) where the cook lives/)
  expect(stub.requests[1]?.raw).toMatch(
    /peanut butter contains peanuts, which your profile lists as an allergy/,
  )

  stub.always({ text: JSON.stringify(withPeanuts) })
  const refusal = await cook.post(api.recipes.generate, { prompt: 'another tomato soup' }).expectStatus(422)
  expect(refusal).toMatchObject({ code: 'recipe_refused' })
  expect(refusal.message).toMatch(/peanut butter contains peanuts/)
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 1 })
  expect(await cook.get(api.recipes.list)).toHaveLength(1)
})

test('the built-in kitchen cooks under the profile', async () => {
  const { cook } = await builtinApp()
  await cook.put(api.settings.update, {
    allergies: ['milk', 'gluten'],
    diets: ['vegetarian'],
    dislikes: ['onions'],
  })
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'a cozy dinner' })
  expect(recipe.checks?.rules).toContainEqual({ group: 'Your allergies', passed: true })
  expect(recipe.checks?.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(recipe.ingredients.map(({ item }) => item).join()).not.toMatch(/onion|shallot|chicken|beef/i)
})

test('a craving for an allergen is refused before anything is asked or counted, and says why', async () => {
  const { stub, cook } = await modelApp()
  await cook.put(api.settings.update, { allergies: ['peanuts'], diets: ['pescatarian'] })
  const peanuts = await cook.post(api.recipes.generate, { prompt: 'peanut butter cookies' }).expectStatus(422)
  expect(peanuts).toMatchObject({
    code: 'profile_conflict',
    message:
      'Your profile lists peanuts as an allergy: peanut butter stays out of every recipe. Ask for something else, or change your profile.',
  })
  const photo = { ingredients: ['peanuts', 'rice'] }
  await cook.post(api.recipes.generateFromIngredients, photo).expectStatus(422)
  const chicken = await cook.post(api.recipes.generate, { prompt: 'chicken soup' }).expectStatus(422)
  expect(chicken.message).toMatch(/^Your profile says pescatarian: chicken stays out/)
  expect(stub.requests).toEqual([])
  expect(await cook.get(api.generations.list)).toEqual([])
})

test('a craving wins over a dislike, and the recipe says so', async () => {
  const { cook, ai } = await testApp()
  await cook.put(api.settings.update, { dislikes: ['tomatoes', 'olives'] })
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  expect(ai.calls[0]?.craving.exclusions).toEqual(['olives'])
  expect(recipe.checks?.findings.map(({ message }) => message)).toContain(
    'Your profile lists tomatoes as a dislike; your craving asks for it.',
  )
})

test('a disliked food that nobody asked for is mended out of the recipe', async () => {
  const { cook, ai } = await testApp()
  await cook.put(api.settings.update, { dislikes: ['basil'] })
  await cook.post(api.recipes.generate, { prompt: 'a warm soup' }).expectStatus(422)
  expect(ai.calls[1]?.repair?.findings.map(({ message }) => message)).toContain(
    'basil leaves: your profile lists basil as a dislike.',
  )
})

test("one cook's profile says nothing about another's recipes", async () => {
  const { cook, secondCook } = await testApp()
  const other = await secondCook()
  await cook.put(api.settings.update, { allergies: ['milk'] })
  await cook.post(api.recipes.generate, { prompt: 'tomato soup' }).expectStatus(422)
  await other.post(api.recipes.generate, { prompt: 'tomato soup' })
})
