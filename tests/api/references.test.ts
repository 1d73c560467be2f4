import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { modelApp } from '#testing/model-app.ts'
import type { StubModel } from '#testing/stub-model.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const cookbook = await testCookbook()
/** Milliseconds for a craving that builds every word list of the cookbook. */
const SLOW = 60_000
const paprikash = cookbook.bySlug.get('chicken-paprikash')!.draft
const asAnswer = (recipe: object) => ({ text: JSON.stringify({ ...recipe, refusal: null }) })

interface Data {
  references?: { title: string; lines: string[]; steps: string[] }[]
  failedChecks?: { rule: string }[]
}

/** Returns the rules and the data of each question for a recipe, as the stub received them. */
const questionsOf = ({ requests }: StubModel) =>
  requests.map(({ body }) => {
    const messages = body?.messages as { content: unknown }[] | undefined // the system's message and the question
    const user = messages?.[1]
    const sent = typeof user?.content === 'string' ? user.content : JSON.stringify(user?.content)
    const [rules = '', data = '{}'] = sent.split(/<data>\n|\n<\/data>/)
    return { rules, data: JSON.parse(data) as Data }
  })

/** A paprikash with the same foods, in words of its own. */
const retold = {
  ...paprikash,
  description: 'Tender poultry under a velvety red sauce, sweet with peppers and gently sour.',
  instructions: [
    'Season the chicken thighs with the salt. Sear them in the hot lard, 10 minutes altogether, then set them aside on a plate.',
    'In what is left of the lard, sweat the onions for 10 minutes. Stir the bell pepper and garlic through and give them 2 minutes.',
    'Away from the heat, dust everything with the paprika, and cool it quickly with tomatoes and chicken stock.',
    'Lay the chicken thighs in, put a lid on, and braise gently for 30 minutes, to 165 °F (74 °C) at the bone.',
    'Smooth the flour into the sour cream, loosen it with hot liquid from the pot, add it all, and let it thicken for 5 minutes.',
  ],
}

test('a model is shown nothing of the cookbook unless it is set so', { timeout: SLOW }, async () => {
  const { stub, cook } = await modelApp({}, { cookbook })
  stub.always(asAnswer(retold))
  await cook.post(api.recipes.generate, { prompt: 'chicken paprikash' })
  const [asked] = questionsOf(stub)
  expect(asked?.data.references).toBeUndefined()
  expect(asked?.rules).not.toContain('references')
})

test('the nearest recipes are shown for ratios and technique, and a recipe of its own passes', {
  timeout: SLOW,
}, async () => {
  const plain = await modelApp({}, { cookbook })
  plain.stub.always(asAnswer(retold))
  const without = await plain.cook.post(api.recipes.generate, { prompt: 'chicken paprikash' })
  const { stub, cook } = await modelApp({ references: 2 }, { cookbook })
  stub.always(asAnswer(retold))
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'chicken paprikash' })
  const asked = questionsOf(stub)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.rules).toContain('Copy nothing of them, no sentence, no title and no description')
  const shown = asked[0]?.data.references ?? []
  expect(shown.length).toBeLessThanOrEqual(2)
  expect(shown[0]).toMatchObject({ title: 'Chicken Paprikash', steps: paprikash.instructions })
  expect(shown[0]?.lines).toContain('3/4 cup sour cream')
  expect(recipe.checks?.rules).toContainEqual({ group: 'Written in its own words', passed: true })
  expect(recipe.source.promptVersion).not.toBe(without.recipe.source.promptVersion)
})

test("no recipe is shown that breaks the cook's allergies or diet", { timeout: SLOW }, async () => {
  const { stub, cook } = await modelApp({ references: 2 }, { cookbook })
  await cook.put(api.settings.update, { allergies: ['peanuts'], diets: ['vegetarian'], dislikes: [] })
  for (const prompt of ['pad thai', 'satay noodles', 'a pot of chili'])
    await cook.post(api.recipes.generate, { prompt }).response()
  const shown = questionsOf(stub).flatMap(({ data }) => data.references ?? [])
  expect(shown.length).toBeGreaterThan(0)
  for (const { title, lines } of shown)
    expect(lines.join('\n'), title).not.toMatch(/\b(?:peanuts?|beef|pork|chicken|shrimp|fish sauce)\b/)
})

test('a copy is sent back once, without the recipe that it was copied from', { timeout: SLOW }, async () => {
  const { stub, cook } = await modelApp({ references: 1 }, { cookbook })
  stub.respond(asAnswer(paprikash), asAnswer(retold))
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'chicken paprikash' })
  const asked = questionsOf(stub)
  expect(asked).toHaveLength(2)
  expect(asked[1]?.data.failedChecks?.map(({ rule }) => rule)).toContain('copy.wording')
  expect(asked[1]?.data.references).toBeUndefined()
  expect(recipe.instructions[0]).toContain('Season the chicken thighs')
  expect(recipe.checks?.findings.filter(({ rule }) => rule === 'copy.wording')).toEqual([])
})

test('a copy that stays one is kept, and its page tells of what', { timeout: SLOW }, async () => {
  const { stub, cook } = await modelApp({ references: 1 }, { cookbook })
  stub.always(asAnswer(paprikash))
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'chicken paprikash' })
  expect(stub.requests).toHaveLength(2)
  expect(recipe.checks?.findings).toContainEqual(
    expect.objectContaining({
      rule: 'copy.wording',
      severity: 'warning',
      message: 'Much of its wording is that of “Chicken Paprikash” in the cookbook.',
    }),
  )
})

test('administrators see how many are shown and what that costs', async () => {
  const prices = { currency: 'USD', models: { stub: { input: 2, output: 8 } } }
  const { administrator } = await modelApp(
    { references: 2, imageModel: 'paints' },
    { cookbook, modelPrices: prices },
  )
  const chef = await administrator()
  const { connections } = await chef.get(api.models.report)
  expect(connections).toMatchObject([{ references: { most: 2 } }, { role: 'pictures', references: null }])
  const { tokens = 0, cost } = connections[0]?.references ?? {}
  expect(tokens).toBeGreaterThan(100)
  expect(cost).toBeCloseTo((tokens * 2) / 1e6, 9)
  const off = await modelApp()
  const [writing] = (await (await off.administrator()).get(api.models.report)).connections
  expect(writing?.references).toBeNull()
})

test('a model that gives another dish than the one asked for is told so once', {
  timeout: SLOW,
}, async () => {
  const { stub, cook } = await modelApp({}, { cookbook })
  const stroganoff = cookbook.bySlug.get('beef-stroganoff')!.draft
  const wellington = cookbook.bySlug.get('beef-wellington')!.draft
  stub.respond(asAnswer(stroganoff), asAnswer(wellington))
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'beef wellington' })
  expect(recipe.title).toBe(wellington.title)
  const asked = questionsOf(stub)
  expect(asked).toHaveLength(2)
  expect(asked[1]?.data.failedChecks?.map(({ rule }) => rule)).toContain('wish.other-dish')
})
