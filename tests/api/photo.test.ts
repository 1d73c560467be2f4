import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import type { ImageAnalysis } from '#contract/recipes.ts'
import { createBuiltinAi } from '#server/adapters/ai/builtin/create-builtin-ai.ts'
import { AiError } from '#server/ports/ai.ts'
import { ReaderError } from '#server/ports/reader.ts'
import type { Cook } from '#testing/cooks.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const cookbook = await testCookbook()

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])

/** Sends a photo as a browser does, and returns the status and the body. */
const sender = ({ app }: TestApp) => {
  return async (cook: Cook | null, bytes: Uint8Array<ArrayBuffer> = jpeg, type = 'image/jpeg') => {
    const form = new FormData()
    form.append('image', new Blob([bytes], { type }), 'photo.jpg')
    const sent = new Response(form)
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: api.recipes.analyzeImage.path,
      headers: {
        'content-type': sent.headers.get('content-type') ?? '',
        ...(cook && { authorization: `Bearer ${(await cook.signIn()).idToken}` }),
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
    return {
      status: statusCode,
      body: JSON.parse(body) as ImageAnalysis & { code?: string; message?: string },
    }
  }
}

const seen = {
  description: 'A shelf with rice and beans.',
  ingredients: [
    { name: 'rice', confidence: 0.95 },
    { name: 'black beans', confidence: 0.7 },
    { name: 'rat poison', confidence: 0.9 },
  ],
  recipeOptions: [
    {
      title: 'Rice and Bean Bowl',
      description: 'Soft and smoky.',
      difficulty: 'Easy',
      cookTime: 25,
      requiredIngredients: ['rice', 'black beans'],
    },
    {
      title: 'Peanut Butter Rice',
      description: 'Rich.',
      difficulty: 'Easy',
      cookTime: 25,
      requiredIngredients: ['rice', 'peanut butter'],
    },
  ],
}

test('a model that sees names the foods; what cannot be eaten is dropped, and nothing is counted', async () => {
  const world = await testApp()
  world.ai.see(seen)
  const { status, body } = await sender(world)(world.cook)
  expect(status).toBe(200)
  expect(body).toEqual({
    ...seen,
    ingredients: seen.ingredients.slice(0, 2),
    seenBy: 'model',
  })
  expect(world.ai.looks).toHaveLength(1)
  expect(await world.cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
})

test("an option against the cook's profile is not offered, and the model was told the rules", async () => {
  const world = await testApp()
  const settings = await world.cook.get(api.settings.get)
  await world.cook.put(api.settings.update, { ...settings, allergies: ['peanuts'] })
  world.ai.see(seen)
  const { body } = await sender(world)(world.cook)
  expect(body.recipeOptions.map(({ title }) => title)).toEqual(['Rice and Bean Bowl'])
  expect(world.ai.looks[0]?.craving.allergies).toEqual(['peanuts'])
})

test('without such a model the words on packages are read, it says so plainly, and the kitchen offers recipes', async () => {
  const world = await testApp({ cookbook })
  world.reader.readNext('TUNA\n\n\n\n\nPenne\n\n\n\n\nsweet corn')
  const send = sender(world)
  const { status, body } = await send(world.cook)
  expect(status).toBe(200)
  expect(world.reader.calls[0]).toMatchObject({ layout: 'sparse', inks: ['dark', 'light'] })
  expect(body.seenBy).toBe('labels')
  expect(body.ingredients.map(({ name }) => name).toSorted()).toEqual(['canned tuna', 'corn', 'penne'])
  expect(body.ingredients.every(({ confidence }) => confidence >= 0.8)).toBe(true)
  expect(body.description).toMatch(/loose food .* takes an AI model that can see/)
  expect(body.recipeOptions.length).toBeGreaterThan(0)
  expect(new Set(body.recipeOptions.map(({ title }) => title)).size).toBe(body.recipeOptions.length)
  expect(world.ai.calls).toEqual([])

  // A photo without words gives an empty result, which is no failure.
  const loose = await send(world.cook)
  expect([loose.status, loose.body.ingredients, loose.body.recipeOptions]).toEqual([200, [], []])
  expect(loose.body.description).toMatch(/^No ingredients were recognised/)
})

test('strangers, and cooks with nothing left of the month, are refused before anything looks at the photo', async () => {
  const world = await testApp()
  world.ai.see(seen)
  for (let count = 0; count < 3; count += 1) {
    await world.cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  }
  const send = sender(world)
  expect(await send(world.cook)).toMatchObject({
    status: 403,
    body: { code: 'quota_exceeded', message: expect.stringMatching(/^🍽️/) },
  })
  await world.cook.post(api.recipes.options, { ingredients: ['rice'] }).expectStatus(403)
  expect(await send(null)).toMatchObject({ status: 401 })
  await world.visitor.post(api.recipes.options, { ingredients: ['rice'] }).expectStatus(401)
  expect(world.ai.looks).toEqual([])
  expect((await send(await world.premiumCook())).status).toBe(200)
})

test('one photo of a cook at a time, over all servers; another cook does not wait', async () => {
  const world = await testApp()
  world.ai.see(seen)
  const send = sender(world)
  const release = world.ai.hold()
  const first = send(world.cook)
  await expect.poll(() => world.ai.looks.length).toBe(1)
  const elsewhere = sender({ ...world, app: await world.anotherServer() })
  expect(await elsewhere(world.cook)).toMatchObject({ status: 429, body: { code: 'generation_in_progress' } })
  const second = send(await world.secondCook())
  await expect.poll(() => world.ai.looks.length).toBe(2)
  release()
  expect([(await first).status, (await second).status]).toEqual([200, 200])
  expect((await send(world.cook)).status).toBe(200)
})

test('a failure is told in words, and the next photo can be looked at', async () => {
  const world = await testApp()
  world.ai.see(seen)
  const send = sender(world)
  world.ai.failNext(new AiError('timeout', 'secret'), new AiError('refused', 'secret'), new Error('secret'))
  expect(await send(world.cook)).toMatchObject({ status: 504, body: { code: 'ai_timeout' } })
  expect(await send(world.cook)).toMatchObject({
    status: 422,
    body: { message: 'The AI would not look at this photo. Please choose another one.' },
  })
  const last = await send(world.cook)
  expect(last.status).toBe(502)
  expect(last.body.message).not.toContain('secret')
  expect((await send(world.cook)).status).toBe(200)
})

test('files that are no picture, slow readings and too many photos a day are refused politely', async () => {
  const world = await testApp()
  const send = sender(world)
  const noImage = { code: 'unsupported_media_type', message: 'Please select an image file (JPG, PNG, etc.)' }
  expect(await send(world.cook, new Uint8Array([1, 2, 3]))).toMatchObject({ status: 415, body: noImage })
  expect(await send(world.cook, jpeg, 'application/pdf')).toMatchObject({ status: 415, body: noImage })
  world.reader.readNext(new ReaderError('timeout', 'secret'))
  const { status, body } = await send(world.cook)
  expect([status, body.code]).toEqual([503, 'unavailable'])
  expect(body.message).toMatch(/took too long/)

  // Photos are limited per day, and the next day starts a new count.
  await world.db.updateTable('photo_looks').set({ looks: 60 }).execute()
  expect(await send(world.cook)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  world.clock.advance(24 * 3_600_000)
  expect((await send(world.cook)).status).toBe(200)
})

test('recipes are offered for a corrected list; what cannot be eaten is refused', async () => {
  const { cook, ai } = await testApp({ cookbook })
  const ingredients = ['chicken breast', 'broccoli', 'rice', 'garlic']
  const { recipeOptions } = await cook.post(api.recipes.options, { ingredients })
  expect(recipeOptions.length).toBeGreaterThan(0)
  for (const { requiredIngredients } of recipeOptions) {
    expect(requiredIngredients.length).toBeGreaterThanOrEqual(3)
    expect(ingredients).toEqual(expect.arrayContaining(requiredIngredients))
  }
  const refused = await cook.post(api.recipes.options, { ingredients: ['rice', 'bleach'] }).expectStatus(422)
  expect(refused.code).toBe('recipe_refused')
  await cook.post(api.recipes.generateFromIngredients, { ingredients: ['rice', 'bleach'] }).expectStatus(422)
  await cook.post(api.recipes.options, { ingredients: [] }).expectStatus(400)
  expect(ai.calls).toEqual([])
})

test('the words of an option are a wish and never an instruction', async () => {
  const { cook, ai } = await testApp()
  const option = { description: '', difficulty: 'Easy', cookTime: 30, requiredIngredients: ['rice', 'milk'] }
  await cook.post(api.recipes.generateFromOption, {
    recipeOption: { ...option, title: 'Creamy Tomato Soup' },
  })
  // `rice` is an ingredient here, not the dish.
  expect(ai.calls[0]?.craving.dishes).not.toContain('pilaf')
  const before = ai.calls.length
  await cook
    .post(api.recipes.generateFromOption, { recipeOption: { ...option, title: 'Bleach Soup' } })
    .expectStatus(422)
  expect(ai.calls).toHaveLength(before)
})

test('a chosen option is made as it was offered, of the same foods', async () => {
  const { cook } = await testApp({ ai: createBuiltinAi(cookbook), cookbook })
  const { recipeOptions } = await cook.post(api.recipes.options, {
    ingredients: ['salmon', 'rice', 'broccoli'],
  })
  for (const recipeOption of recipeOptions) {
    const { recipe } = await cook.post(api.recipes.generateFromOption, { recipeOption })
    expect(recipe.title).toBe(recipeOption.title)
    expect(recipe.ingredients.map(({ item }) => item).join('\n')).toMatch(/salmon/i)
  }
  expect(recipeOptions).toHaveLength(3)
})
