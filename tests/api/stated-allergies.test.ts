import { describe, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { allergensOf } from '#kitchen/checks/index.ts'
import { createBuiltinAi } from '#server/adapters/ai/builtin/create-builtin-ai.ts'
import { modelApp } from '#testing/model-app.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { testApp } from '#testing/test-app.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const cookbook = await testCookbook()

const containing = (lines: { amount: string; item: string }[]) =>
  allergensOf(lines)
    .filter(({ status }) => status === 'contains')
    .map(({ allergen }) => allergen)

describe('an allergy that the craving states, without a profile', () => {
  test.each([
    ['my wife has a shellfish allergy, what can I cook', ['crustaceans', 'molluscs']],
    ['dinner for my kid with peanut and egg allergy', ['peanuts', 'eggs']],
    ['Abendessen ohne Nüsse, meine Tochter hat eine Milchallergie', ['tree-nuts', 'milk']],
  ] as const)('is kept out by the built-in kitchen: "%s"', async (prompt, allergens) => {
    const { cook } = await testApp({ ai: createBuiltinAi(cookbook), cookbook })
    const { recipe } = await cook.post(api.recipes.generate, { prompt })
    for (const allergen of allergens) expect(containing(recipe.ingredients)).not.toContain(allergen)
    expect(recipe.checks?.rules).toContainEqual({ group: 'Your allergies', passed: true })
  })

  test('is told to a model, whose recipe with the allergen is never kept', async () => {
    const { stub, cook } = await modelApp()
    const withPrawns = {
      ...tomatoSoup,
      ingredients: [...tomatoSoup.ingredients, { amount: '8 ounces', item: 'peeled prawns' }],
      instructions: [...tomatoSoup.instructions, 'Add the peeled prawns and simmer until opaque, 3 minutes.'],
    }
    stub.always({ text: JSON.stringify(withPrawns) })
    const refusal = await cook
      .post(api.recipes.generate, { prompt: 'tomato soup, I am allergic to shellfish' })
      .expectStatus(422)
    expect(refusal.code).toBe('recipe_refused')
    expect(refusal.message).toMatch(/peeled prawns contains crustaceans, and you wrote of an allergy to it/)
    expect(stub.requests[0]?.raw).toMatch(/Allergies: crustaceans, molluscs\. Nothing that contains them/)
    expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
  })

  test.each([
    ['allergic to grozzle, chicken soup', /does not know which foods have "grozzle" in them/],
    [
      'peanut butter cookies, peanut allergy',
      /^You asked for peanut butter and wrote of an allergy to peanuts/,
    ],
    ['something safe for my allergies', /your profile lists none/],
    ['diet for porphyria, chicken dinner', /has no rules for "porphyria"/],
  ])('is refused before anything is counted when it cannot be held: "%s"', async (prompt, reason) => {
    const { stub, cook } = await modelApp()
    const refusal = await cook.post(api.recipes.generate, { prompt }).expectStatus(422)
    expect(refusal).toMatchObject({ code: 'recipe_refused', message: expect.stringMatching(reason) })
    expect(stub.requests).toEqual([])
    expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
  })

  test("an allergy that only the profile names counts as the profile's", async () => {
    const { cook } = await testApp({ ai: createBuiltinAi(cookbook), cookbook })
    await cook.put(api.settings.update, { allergies: ['eggs'] })
    const { recipe } = await cook.post(api.recipes.generate, {
      prompt: 'a dinner that is safe for my allergies',
    })
    expect(containing(recipe.ingredients)).not.toContain('eggs')
  })
})

test('a model is told of conditions, figures and foods that are there already', async () => {
  const { stub, cook } = await modelApp()
  stub.always({ text: JSON.stringify(tomatoSoup) })
  await cook
    .post(api.recipes.generate, { prompt: 'low FODMAP dinner with leftover chicken, at least 30 g protein' })
    .expectStatus(422)
  const asked = stub.requests[0]?.raw ?? ''
  expect(asked).toMatch(/For low FODMAP: every food/)
  expect(asked).toMatch(/Per serving: at least 30 g protein\./)
  expect(asked).toMatch(/The cook has leftover chicken: list it as that/)
})

test('a recipe says what was read otherwise than typed, and what of a long craving was not understood', async () => {
  const { cook } = await testApp({ ai: createBuiltinAi(cookbook), cookbook })
  const { recipe } = await cook.post(api.recipes.generate, {
    prompt: 'chiken soup for a rainy evening with my aunt, and some zorblaxes',
  })
  const messages = recipe.checks?.findings.map(({ message }) => message) ?? []
  expect(messages).toContain('“chiken” was read as chicken.')
  expect(messages).toContain('Not understood: “zorblaxes”.')
  expect(recipe.checks?.rules).toContainEqual({ group: 'What you asked for', passed: false })
})

test('a dish is refused when a word of its name is not known, and nothing counts', async () => {
  const { cook } = await testApp({ ai: createBuiltinAi(cookbook), cookbook })
  const refusal = await cook
    .post(api.recipes.generate, { prompt: 'chiken soup with zorblaxes' })
    .expectStatus(422)
  expect(refusal).toMatchObject({
    code: 'recipe_refused',
    message: expect.stringContaining('does not know “zorblaxes”'),
  })
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
})
