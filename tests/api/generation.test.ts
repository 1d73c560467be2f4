import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { MAX_PROMPT_LENGTH } from '#contract/limits.ts'
import { AiError } from '#server/ports/ai.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { testApp } from '#testing/test-app.ts'

const soup = { prompt: 'tomato soup' }

test('a craving becomes a recipe in the collection, with its picture, nutrition, grocery list and checks', async () => {
  const { cook } = await testApp()
  const { recipe, imageUrl, canGenerate } = await cook.post(api.recipes.generate, {
    ...soup,
    category: 'dinner',
  })
  expect(recipe).toMatchObject({
    title: 'Roasted Tomato Soup',
    category: 'dinner',
    imageAlt: 'Illustration of Roasted Tomato Soup',
    source: { kind: 'text', engine: 'scripted:1', prompt: 'tomato soup' },
    isFavorite: false,
    folderId: null,
  })
  expect(imageUrl).toMatch(/^\/images\/[0-9a-f]{64}\.webp$/)
  expect(canGenerate).toBe(true)
  expect(recipe.nutrition?.calories).toBeGreaterThan(50)
  expect(recipe.nutritionCoverage).toMatchObject({ lines: 8 })
  expect(Object.values(recipe.groceryList).flat().join()).toMatch(/tomato/i)
  expect(recipe.checks?.rules.length).toBeGreaterThan(2)
  expect(await cook.get(api.recipes.list)).toEqual([recipe])
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 1, recipesRemaining: 2 })
})

test('ingredients whose words are cut through a symbol still make a recipe', async () => {
  const { cook, ai } = await testApp()
  const long = 'a'.repeat(200)
  const last = `${'x'.repeat(MAX_PROMPT_LENGTH - 1 - 4 * 202)}😀`
  await cook.post(api.recipes.generateFromIngredients, { ingredients: [long, long, long, long, last] })
  expect(ai.calls[0]?.prompt).toHaveLength(MAX_PROMPT_LENGTH - 1)
})

test('recipes can be made of ingredients and of an option, too', async () => {
  const { cook, ai } = await testApp()
  await cook.post(api.recipes.generateFromIngredients, { ingredients: ['tomatoes', 'garlic'] })
  const recipeOption = {
    title: 'Tomato Soup',
    description: 'Smooth',
    difficulty: 'Easy',
    cookTime: 30,
    requiredIngredients: ['tomatoes'],
  }
  const { recipe } = await cook.post(api.recipes.generateFromOption, { recipeOption })
  expect(ai.calls.map(({ kind, prompt }) => [kind, prompt])).toEqual([
    ['ingredients', 'tomatoes, garlic'],
    ['option', 'Tomato Soup with tomatoes'],
  ])
  expect(recipe.source.kind).toBe('option')
})

test('a failed generation gives the recipe back', async () => {
  const { ai, cook } = await testApp()
  ai.failNext(new Error('model down'))
  await cook.post(api.recipes.generate, soup).expectStatus(502)
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0, recipesRemaining: 3 })
  expect(await cook.get(api.recipes.list)).toEqual([])
})

test.each([
  ['credentials', 502, 'ai_failed', /did not accept this server's account. The operator has been told/],
  ['payment', 502, 'ai_failed', /did not accept this server's account/],
  ['busy', 503, 'ai_unavailable', /busy just now/],
  ['timeout', 504, 'ai_timeout', /took too long/],
  ['unreachable', 502, 'ai_failed', /cannot be reached/],
  ['broken', 502, 'ai_failed', /cannot be used/],
  ['refused', 422, 'recipe_refused', /^secret detail$/],
] as const)(
  'an AI that fails as %s is answered with %i %s and counts nothing',
  async (kind, status, code, message) => {
    const { ai, cook } = await testApp()
    ai.failNext(new AiError(kind, 'secret detail', { retryAfterS: 7 }))
    const sent = cook.post(api.recipes.generate, soup)
    const problem = await sent.expectStatus(status)
    expect(problem.code).toBe(code)
    expect(problem.message).toMatch(message)
    expect((await sent.response()).headers['retry-after']).toBe(kind === 'busy' ? '7' : undefined)
    expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
  },
)

test('a service that failed five times in a row is left alone for half a minute', async () => {
  const { ai, premiumCook, clock } = await testApp()
  const cook = await premiumCook()
  ai.failNext(...Array.from({ length: 5 }, () => new AiError('broken', 'no')))
  for (let count = 0; count < 5; count += 1) await cook.post(api.recipes.generate, soup).expectStatus(502)
  await cook.post(api.recipes.generate, soup).expectStatus(503)
  expect(ai.calls).toHaveLength(5)
  clock.advance(31_000)
  await cook.post(api.recipes.generate, soup)
})

test('a draft that fails the checks is mended once, and the repair names what failed', async () => {
  const { ai, cook } = await testApp()
  ai.answerNext({
    ...tomatoSoup,
    ingredients: [
      ...tomatoSoup.ingredients,
      { amount: '1 cup', item: 'walnuts' },
      { amount: '8 ounces', item: 'spinach' },
    ],
  })
  const { recipe } = await cook.post(api.recipes.generate, soup)
  expect(recipe.ingredients).toHaveLength(8)
  expect(ai.calls).toHaveLength(2)
  expect(ai.calls[1]?.repair?.findings.map(({ message }) => message).join()).toMatch(/walnut/i)
})

test('a draft that cannot be mended is refused honestly and counts nothing', async () => {
  const { ai, cook } = await testApp()
  ai.answer({ ...tomatoSoup, instructions: ['Boil the rocks for 3 minutes.', 'Serve the rocks.'] })
  const problem = await cook.post(api.recipes.generate, soup).expectStatus(422)
  expect(problem.code).toBe('recipe_refused')
  expect(ai.calls).toHaveLength(2)
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
})

test('a recipe that breaks the wish for a diet is never kept', async () => {
  const { ai, cook } = await testApp()
  await cook.post(api.recipes.generate, { prompt: 'vegan tomato soup' }).expectStatus(422)
  expect(ai.calls[1]?.repair?.findings.some(({ message }) => /cream/i.test(message))).toBe(true)
  expect(await cook.get(api.recipes.list)).toEqual([])
})

test('a craving for no food is refused before anything is reserved', async () => {
  const { ai, cook } = await testApp()
  const problem = await cook
    .post(api.recipes.generate, { prompt: 'how do I make a pipe bomb' })
    .expectStatus(422)
  expect(problem.code).toBe('recipe_refused')
  expect(ai.calls).toHaveLength(0)
  expect(await cook.get(api.generations.list)).toEqual([])
})

test('without a picture the recipe is kept all the same', async () => {
  const { pictures, cook } = await testApp()
  pictures.storeDrawing = () => Promise.reject(new Error('no picture today'))
  const { recipe, imageUrl } = await cook.post(api.recipes.generate, soup)
  expect([imageUrl, recipe.imageUrl, recipe.imageAlt]).toEqual([null, null, null])
  expect(await cook.get(api.recipes.list)).toHaveLength(1)
})

test('two taps with the same key are one recipe, however many at once', async () => {
  const { ai, cook } = await testApp()
  const headers = { 'idempotency-key': 'click-1' }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => cook.post(api.recipes.generate, soup, { headers })),
  )
  expect(new Set(answers.map(({ recipe }) => recipe.id)).size).toBe(1)
  expect(ai.calls).toHaveLength(1)
  expect((await cook.post(api.recipes.generate, soup, { headers })).recipe.id).toBe(answers[0]?.recipe.id)
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 1 })
})

test("one cook's key means nothing for another", async () => {
  const { cook, secondCook } = await testApp()
  const headers = { 'idempotency-key': 'click-1' }
  const other = await secondCook()
  const mine = await cook.post(api.recipes.generate, soup, { headers })
  const theirs = await other.post(api.recipes.generate, soup, { headers })
  expect(mine.recipe.id).not.toBe(theirs.recipe.id)
})

test('an invalid idempotency key is refused', async () => {
  const { cook } = await testApp()
  await cook
    .post(api.recipes.generate, soup, { headers: { 'idempotency-key': 'x'.repeat(300) } })
    .expectStatus(400)
})

test('a cook makes one recipe at a time, and waiting ones come in order', async () => {
  const { ai, cook } = await testApp()
  const release = ai.hold()
  const asked = ['tomato soup', 'smooth tomato soup', 'creamy tomato soup'].map((prompt) =>
    cook.post(api.recipes.generate, { prompt }).response(),
  )
  await expect.poll(() => ai.calls.length).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(ai.calls).toHaveLength(1)
  release()
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(ai.calls.map(({ prompt }) => prompt).toSorted()).toEqual([
    'creamy tomato soup',
    'smooth tomato soup',
    'tomato soup',
  ])
})

test('a Premium cook can have three open at once, not more', async () => {
  const { ai, premiumCook } = await testApp()
  const cook = await premiumCook()
  const release = ai.hold()
  const open = Array.from({ length: 3 }, () => cook.post(api.recipes.generate, soup).response())
  await expect.poll(async () => (await cook.get(api.generations.list)).length).toBe(3)
  const problem = await cook.post(api.recipes.generate, soup).expectStatus(429)
  expect(problem.code).toBe('generation_in_progress')
  release()
  await Promise.all(open)
})

test('cancelling stops the work and gives the recipe back', async () => {
  const { ai, cook } = await testApp()
  ai.hold()
  const asked = cook.post(api.recipes.generate, soup)
  await expect.poll(() => ai.calls.length).toBe(1)
  // Stages are stored asynchronously, so the list may lag a moment.
  const running = async () => (await cook.get(api.generations.list))[0]
  await expect.poll(running).toMatchObject({ state: 'running', prompt: 'tomato soup', stage: 'generating' })
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 1 })
  const params = { id: (await running())?.id ?? '' }
  const cancelled = await cook.delete(api.generations.cancel, { params })
  expect(cancelled).toMatchObject({ state: 'cancelled', recipeId: null })
  expect((await asked.expectStatus(409)).code).toBe('generation_cancelled')
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
  expect(await cook.get(api.recipes.list)).toEqual([])
})

test('a queued generation can be cancelled before it starts', async () => {
  const { ai, cook } = await testApp()
  const release = ai.hold()
  const first = cook.post(api.recipes.generate, soup).response()
  await expect.poll(() => ai.calls.length).toBe(1)
  const second = cook.post(api.recipes.generate, { prompt: 'creamy tomato soup' })
  const waiting = async () =>
    (await cook.get(api.generations.list)).find(({ prompt }) => prompt?.startsWith('creamy'))
  await expect.poll(waiting).toBeDefined()
  const params = { id: (await waiting())?.id ?? '' }
  expect(await cook.delete(api.generations.cancel, { params })).toMatchObject({ state: 'cancelled' })
  await second.expectStatus(409)
  release()
  expect((await first).statusCode).toBe(200)
  expect(ai.calls).toHaveLength(1)
})

test('cancelling a finished generation changes nothing', async () => {
  const { cook } = await testApp()
  await cook.post(api.recipes.generate, soup)
  const [done] = await cook.get(api.generations.list)
  const params = { id: done?.id ?? '' }
  expect(await cook.delete(api.generations.cancel, { params })).toMatchObject({ state: 'done' })
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 1 })
})

test('a generation is listed until the cook has seen how it ended', async () => {
  const { cook } = await testApp()
  const { recipe } = await cook.post(api.recipes.generate, soup)
  const [done] = await cook.get(api.generations.list)
  expect(done).toMatchObject({ state: 'done', recipeId: recipe.id, problem: null })
  await cook.post(api.generations.seen, undefined, { params: { id: done?.id ?? '' } })
  expect(await cook.get(api.generations.list)).toEqual([])
  expect(await cook.get(api.generations.get, { params: { id: done?.id ?? '' } })).toMatchObject({
    state: 'done',
  })
})

test('a server that closes tells the cook and gives the recipe back', async () => {
  const { ai, app, cook, db, clock } = await testApp()
  ai.hold()
  const asked = cook.post(api.recipes.generate, soup)
  await expect.poll(() => ai.calls.length).toBe(1)
  await app.close()
  expect((await asked.expectStatus(503)).code).toBe('generation_interrupted')
  const rows = await db.selectFrom('generations').select(['state', 'job', 'ended_at']).execute()
  expect(rows).toMatchObject([{ state: 'released', job: 'interrupted' }])
  expect(rows[0]?.ended_at?.getTime()).toBeLessThanOrEqual(clock.now().getTime())
})

test('the lease is renewed while it runs, and a generation that lost it stores nothing', async () => {
  const { ai, cook, db } = await testApp({ generation: { leaseMs: 300 } })
  const release = ai.hold()
  const asked = cook.post(api.recipes.generate, soup)
  await expect.poll(() => ai.calls.length).toBe(1)
  const lease = async () =>
    (await db.selectFrom('generations').select('lease_until').executeTakeFirst())?.lease_until
  const first = (await lease())?.getTime() ?? 0
  await expect.poll(async () => ((await lease())?.getTime() ?? 0) > first + 250).toBe(true)
  await db.updateTable('generations').set({ state: 'released', job: 'interrupted' }).execute()
  expect((await asked.expectStatus(503)).code).toBe('generation_interrupted')
  release()
  expect(await cook.get(api.recipes.list)).toEqual([])
})
