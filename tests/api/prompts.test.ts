import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { modelApp } from '#testing/model-app.ts'
import type { StubModel } from '#testing/stub-model.ts'

/** Returns the whole text of the last request, as the stub received it. */
const lastSent = ({ requests }: StubModel): string => {
  const { body } = requests.at(-1)!
  const messages = body?.messages as { role: string; content: unknown }[] // chat completions have messages
  return messages
    .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
    .join('\n')
}

/** Returns the data part of a request: the cook's own words and titles, without any of our rules. */
const dataOf = (sent: string): string => /<data>\n(.*)\n<\/data>/.exec(sent)?.[1] ?? ''

test('the prompt names language, measures, servings, profile, season and appliance', async () => {
  const { stub, cook } = await modelApp()
  await cook.put(api.settings.update, {
    allergies: ['peanuts', 'tree-nuts'],
    diets: ['vegetarian'],
    dislikes: ['cilantro'],
    units: 'metric',
    hemisphere: 'north',
  })
  await cook
    .post(api.recipes.generate, {
      prompt: 'eine schnelle Gemüsesuppe für 6 Personen ohne Sellerie, in 30 Minuten',
    })
    .response()
  const sent = lastSent(stub)
  expect(sent).toContain('Written in German: title, description, ingredients, steps and refusal.')
  expect(sent).toContain('"category" stays the English word.')
  expect(sent).toContain('Measures: metric, such as "250 g", "150 ml", "2 EL"')
  expect(sent).toContain('For 6 people.')
  expect(sent).toContain('Ready in at most 30 minutes')
  expect(sent).toMatch(/Allergies: .*peanuts/)
  expect(sent).toMatch(/Allergies: .*tree nuts/)
  expect(sent).toContain('Diet: vegetarian')
  expect(sent).toMatch(/Without: .*celery/)
  expect(sent).toMatch(/Without: .*cilantro/)
  expect(sent).toMatch(/It is (?:winter|spring|summer|autumn) where the cook lives/)
  expect(dataOf(sent)).toContain('eine schnelle Gemüsesuppe')

  await cook.put(api.settings.update, { units: 'us', allergies: [], diets: [], dislikes: [] })
  await cook.post(api.recipes.generate, { prompt: 'air fryer potatoes' }).response()
  const english = lastSent(stub)
  expect(english).toContain('Written in English.')
  expect(english).toContain('Measures: US customary')
  expect(english).toContain('Equipment: air fryer')
})

test('the instructions state the rules that an answer is checked against', async () => {
  const { stub, cook } = await modelApp()
  await cook.post(api.recipes.generate, { prompt: 'tomato soup' }).response()
  const sent = lastSent(stub)
  expect(sent).toContain('Every food in the steps is listed')
  expect(sent).toContain('A substitute is named in full wherever it stands')
  expect(sent).toContain('Poultry is cooked to 165 °F (74 °C)')
  expect(sent).toContain('made as cooks make it where it comes from')
  expect(sent).toContain('One step and two lines as they should be')
})

test('the same craving twice means another dish, and another craving does not', async () => {
  const { stub, cook } = await modelApp()
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'bean stew' })
  await cook.post(api.recipes.generate, { prompt: 'lemon rice' }).response()
  expect(lastSent(stub)).not.toContain('recentTitles')
  await cook.post(api.recipes.generate, { prompt: 'Bean stew' }).response()
  expect(lastSent(stub)).toContain('Make it clearly different from the dishes in "recentTitles".')
  expect(lastSent(stub)).toContain('The cook asked for this 2 times')
  expect(dataOf(lastSent(stub))).toContain(recipe.title)
})

test("the cook's ratings are sent as data, and the version of the instructions is stored with the recipe", async () => {
  const { stub, cook } = await modelApp()
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'bean stew' })
  expect(recipe.source.promptVersion).toMatch(/^[0-9a-f]{8}$/)
  await cook.post(api.ratings.rate, { rating: 5 }, { params: { id: recipe.id } })
  await cook.post(api.recipes.generate, { prompt: 'lemon rice' }).response()
  expect(lastSent(stub)).toContain('The cook rated the dishes in "liked" high')
  expect(JSON.parse(dataOf(lastSent(stub)))).toMatchObject({ liked: [recipe.title], disliked: [] })
})

test('a recipe that a model refines keeps its language, the profile and the version of the instructions', async () => {
  const { stub, cook } = await modelApp()
  const soup = {
    title: 'Linsensuppe',
    description: 'Eine sämige Suppe mit Linsen.',
    category: 'dinner',
    prepTime: 10,
    cookTime: 30,
    restTime: 0,
    servings: 2,
    ingredients: [
      { amount: '200 g', item: 'rote Linsen' },
      { amount: '1', item: 'Zwiebel, gewürfelt' },
      { amount: '800 ml', item: 'Gemüsebrühe' },
      { amount: '2 EL', item: 'Butter' },
    ],
    instructions: [
      'Die Zwiebel in der Butter 5 Minuten glasig dünsten.',
      'Linsen und Gemüsebrühe dazugeben und 25 Minuten köcheln lassen.',
    ],
    refusal: null,
  }
  const refined = (item: string) => ({
    text: JSON.stringify({
      ...soup,
      ingredients: soup.ingredients.map((line) => (line.item === 'Butter' ? { ...line, item } : line)),
      instructions: soup.instructions.map((step) => step.replace('der Butter', `dem ${item}`)),
    }),
  })
  stub.always({ text: JSON.stringify(soup) })
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'Linsensuppe mit Zwiebeln' })
  const params = { id: recipe.id }
  await cook.put(api.settings.update, { allergies: ['peanuts'] })

  // The first answer breaks the profile, in the recipe's language; the second keeps it.
  stub.respond(refined('Erdnussöl'), refined('Rapsöl'))
  const proposal = await cook.post(api.refine.propose, { wish: 'without butter' }, { params })
  expect(lastSent(stub)).toContain('Written in German')
  expect(lastSent(stub)).toMatch(/Allergies: peanuts/)
  expect(dataOf(lastSent(stub))).toContain('failedChecks')
  expect(JSON.stringify(proposal.draft)).toContain('Rapsöl')
  expect(JSON.stringify(proposal.draft)).not.toContain('Erdnuss')

  const { proposalId } = proposal
  const kept = (await cook.post(api.refine.accept, { proposalId }, { params })).recipe
  expect(kept.source).toEqual({
    ...recipe.source,
    refinedBy: { engine: 'openai-compatible:stub', promptVersion: recipe.source.promptVersion },
  })
  expect(kept.nutrition?.calories).toBeGreaterThan(0)
  expect(await cook.get(api.recipes.get, { params })).toEqual(kept)
})
