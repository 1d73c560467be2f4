import { performance } from 'node:perf_hooks'
import { expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/index.ts'
import { MAX_INGREDIENTS, MAX_LINE_LENGTH, MAX_STEP_LENGTH, MAX_STEPS } from '#contract/limits.ts'
import type { ReadingSettings } from '#server/adapters/reading/create-reading.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { testReading } from '#testing/test-reading.ts'
import { readUpload } from '#testing/upload.ts'

const at = (name: string) => `https://soup.example/${name}`
const soup = `<h1>Soup</h1><h2>Ingredients</h2><ul><li>2 eggs<li>1 cup milk</ul><h2>Method</h2><ol><li>Boil all of it.</ol>`
/** A page of 4 MB without a recipe, which takes the most time to read. */
const hostile = `<body><ul>${'<li>1 cup flour</li>'.repeat(200_000)}</ul>`
const longText = 'Mix 1 cup flour with eggs.\n'.repeat(3700)
const longest = {
  ...tomatoSoup,
  ingredients: Array.from({ length: MAX_INGREDIENTS }, () => ({
    amount: '1 cup',
    item: 'flour, sugar '.repeat(40).slice(0, MAX_LINE_LENGTH - 1),
  })),
  instructions: Array.from({ length: MAX_STEPS }, () =>
    'Mix & bake for 10 minutes. '.repeat(80).slice(0, MAX_STEP_LENGTH - 1),
  ),
}

const house = async (settings: Partial<ReadingSettings>) => {
  const reading = await testReading(settings)
  const app = await testApp({ reading })
  onTestFinished(() => reading.close())
  app.pages.put(at('soup'), soup)
  app.pages.put(at('hostile'), hostile)
  return app
}

/**
 * Measures the share of time in which the event loop was busy during the work; a health check must be
 * answered before the work ends.
 */
const loadDuring = async ({ app }: TestApp, work: Promise<unknown>): Promise<number> => {
  const before = performance.eventLoopUtilization()
  const health = app.inject('/healthz').then(({ statusCode }) => statusCode)
  expect(await Promise.race([health, work])).toBe(200)
  await work
  return performance.eventLoopUtilization(before).utilization
}

test('the event loop waits while a hostile page, text or recipe is read', async () => {
  const app = await house({ longestMs: 120_000 })
  const { cook } = app
  // The first calls start the thread and load the code of both routes.
  await cook.post(api.captures.page, { url: at('soup') })
  await cook.post(api.recipes.create, longest)
  const loads = [
    await loadDuring(app, cook.send(api.captures.page, { url: at('hostile'), which: 0 })),
    await loadDuring(app, cook.send(api.captures.text, { text: longText, which: 0 })),
    await loadDuring(app, cook.send(api.recipes.create, longest)),
  ]
  expect(Math.max(...loads)).toBeLessThan(0.6)
}, 120_000)

test('a page or a text that takes too long is refused with a way on, and the next one is read', async () => {
  const { cook } = await house({ longestMs: 30 })
  const page = await cook.post(api.captures.page, { url: at('hostile') }).expectStatus(422)
  expect(page).toMatchObject({
    code: 'page_unreadable',
    message: 'This page takes too long to read. Copy the recipe’s text from the page and paste it instead.',
  })
  const text = await cook.post(api.captures.text, { text: longText }).expectStatus(422)
  expect(text.message).toMatch(/^This text takes too long to read\./)
  const recipe = await cook.post(api.recipes.create, longest).expectStatus(400)
  expect(recipe.message).toMatch(/^This recipe takes too long to check\./)
  // A short recipe is checked without a thread.
  expect(await cook.post(api.recipes.create, tomatoSoup)).toMatchObject({ title: tomatoSoup.title })
}, 60_000)

test.each([
  ['one script of many values', `[${'{},'.repeat(600_000)}{}]`, 8],
  ['many scripts of many values', `[${'{},'.repeat(99_000)}{}]`, 48],
])(
  'a page with %s fills no thread, and the server goes on',
  async (_, values, times) => {
    const { cook, pages } = await house({ memoryMb: 128 })
    pages.put(at('vast'), `<script type="application/ld+json">${values}</script>`.repeat(times))
    const page = await cook.post(api.captures.page, { url: at('vast') }).expectStatus(422)
    expect(page.code).toBe('page_unreadable')
    expect((await cook.post(api.captures.page, { url: at('soup') })).draft.title).toBe('Soup')
  },
  60_000,
)

test('a cook who has spent the budget is asked to wait, and others are read', async () => {
  const app = await house({ spendMs: 1, open: 2 })
  const { cook } = app
  await cook.post(api.captures.page, { url: at('hostile') }).expectStatus(422)
  const refused = await cook.post(api.captures.page, { url: at('soup') }).expectStatus(429)
  expect(refused).toMatchObject({ code: 'too_many_requests', retryAfter: expect.any(Number) })
  const other = await app.secondCook()
  expect((await other.post(api.captures.page, { url: at('soup') })).draft.title).toBe('Soup')
}, 60_000)

test('requests beyond the queue are told that all readers are busy', async () => {
  const app = await house({ size: 1, waiting: 1 })
  const cooks = [app.cook, await app.secondCook(), await app.premiumCook()]
  const statuses = await Promise.all(
    cooks.map(async (cook) => {
      const { idToken } = await cook.signIn()
      const reply = await app.app.inject({
        method: 'POST',
        url: '/api/capture/page',
        headers: { authorization: `Bearer ${idToken}` },
        payload: { url: at('hostile') },
      })
      return [reply.statusCode, reply.json().code]
    }),
  )
  expect(statuses.toSorted()).toEqual([
    [422, 'page_unreadable'],
    [422, 'page_unreadable'],
    [503, 'unavailable'],
  ])
}, 60_000)

test('a file that takes too much time is refused as one', async () => {
  const { app, cook } = await house({ fileMs: 1 })
  const file = JSON.stringify({ '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 egg'] })
  expect(await readUpload(app, cook, 'soup.json', file)).toMatchObject({
    state: 'failed',
    problem: { message: 'This file takes too much time or memory to read. Please bring it in parts.' },
  })
}, 60_000)

test('the event loop waits while a file is read', async () => {
  const app = await house({})
  const file = `{"@type":"Recipe","name":"Soup","recipeIngredient":["1 egg"],"x":[${'{},'.repeat(1_000_000)}{}]}`
  await readUpload(app.app, app.cook, 'soup.json', JSON.stringify(soup))
  const reading = readUpload(app.app, app.cook, 'soup.json', file)
  expect(await loadDuring(app, reading)).toBeLessThan(0.6)
  expect(await reading).toMatchObject({ recipes: { found: 1 } })
}, 60_000)
