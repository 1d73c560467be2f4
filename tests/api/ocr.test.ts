import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import type { Recipe } from '#contract/recipe.ts'
import { sweepPhotos } from '#server/features/upkeep/sweep-photos.ts'
import { AiError } from '#server/ports/ai.ts'
import { ReaderError } from '#server/ports/reader.ts'
import { pageOf } from '#testing/scripted-reader.ts'
import { photoSender } from '#testing/send-photos.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

const card = `Lemon Lentils
Serves 4  Prep 10 min  Cook 25 min
Ingredients
1 cup red lentils
2 teaspoon ground cumin
11/2 cups water
1 lemon, juiced
Directions
1. Simmer the lentils in the water with the cumin for 25 minutes.
2. Stir in the lemon juice and serve.`

const twoCards = `${card}
Plum Crumble
Ingredients
6 plums, halved
1 cup flour
1/2 cup butter
Method
1. Rub the flour and butter together and scatter over the plums.
2. Bake at 375°F for 35 minutes.`

let app: TestApp
let send: Awaited<ReturnType<typeof photoSender>>
beforeAll(async () => {
  app = await testApp()
  send = await photoSender(app)
})
afterAll(() => app.close())

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1])
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 2])

describe('a photo of a written recipe', () => {
  test('becomes a recipe in review, counts one, and its cook is told what is not certain', async () => {
    const cook = await app.premiumCook('reader@example.org')
    app.reader.readNext(card)
    const [status, answer] = await send(cook, [jpeg])
    expect([status, Object.keys(answer), answer.recipe.title]).toEqual([200, ['recipe'], 'Lemon Lentils'])
    expect(Object.keys(answer.recipe)).toEqual(['id', 'title'])
    const params = { id: answer.recipe.id }
    const recipe = await cook.get(api.recipes.get, { params })
    expect(recipe).toMatchObject({
      inReview: true,
      servings: 4,
      prepTime: 10,
      cookTime: 25,
      restTime: 0,
      source: { kind: 'ocr' },
    })
    expect(recipe.ingredients).toContainEqual({ amount: '1 1/2 cups', item: 'water' })
    expect(recipe.nutrition?.calories).toBeGreaterThan(0)
    const review = await cook.get(api.reviews.get, { params })
    expect(review).toMatchObject({
      rawText: expect.stringContaining('11/2 cups water'),
      handwritten: false,
      others: [],
    })
    const doubtful = review.doubts.map(({ place, kind }) => `${place} ${kind}`)
    expect(doubtful).toEqual(['ingredients.1 lost_fraction', 'ingredients.2 mended'])
    expect(review.doubts[0]).toMatchObject({ text: '2 teaspoon', spot: { photo: 0 } })
    expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 1 })
  })

  test('two photos are one recipe, and both can be looked at until it is confirmed', async () => {
    const cook = await app.premiumCook('pages@example.org')
    const [ingredients = '', steps = ''] = card.split('Directions')
    app.reader.readNext(ingredients, `Directions${steps}`)
    const [, { recipe }] = await send(cook, [jpeg, png])
    const params = { id: recipe.id }
    expect((await cook.get(api.recipes.get, { params })).instructions).toHaveLength(2)
    const { photos } = await cook.get(api.reviews.get, { params })
    expect(photos.map(({ url }) => url)).toEqual(
      [0, 1].map((n) => `/api/recipes/${recipe.id}/review/photos/${n}`),
    )
    const picture = await cook.get(api.reviews.photo, { params: { ...params, photo: 1 } }).response()
    expect([picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
      'image/jpeg',
      'private, no-store',
    ])
    expect(new Uint8Array(picture.rawPayload)).toEqual(png)
    await cook.get(api.reviews.photo, { params: { ...params, photo: 2 } }).expectStatus(404)

    const kept = app.photos.kept.size
    expect(await cook.post(api.reviews.confirm, undefined, { params })).toMatchObject({ inReview: false })
    expect(app.photos.kept.size).toBe(kept - 2)
    await cook.get(api.reviews.get, { params }).expectStatus(404)
    await cook.get(api.reviews.photo, { params: { ...params, photo: 0 } }).expectStatus(404)
    // A second confirmation succeeds too, because another tab may have been faster.
    expect(await cook.post(api.reviews.confirm, undefined, { params })).toMatchObject({ id: recipe.id })
  })

  test('two recipes on one photo become two, each in review and each counted', async () => {
    const cook = await app.premiumCook('two@example.org')
    app.reader.readNext(twoCards)
    const [, { recipe, others }] = await send(cook, [jpeg])
    expect([recipe.title, others]).toEqual([
      'Lemon Lentils',
      [{ id: expect.any(String), title: 'Plum Crumble' }],
    ])
    const second = await cook.get(api.reviews.get, { params: others[0] })
    expect(second.others).toEqual([{ ...recipe, inReview: true }])
    expect((await cook.get(api.recipes.get, { params: others[0] })).ingredients).toHaveLength(3)
    expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 2 })
    // Both recipes share the photo, which is deleted with the last review.
    const kept = app.photos.kept.size
    await cook.post(api.reviews.confirm, undefined, { params: recipe })
    expect(app.photos.kept.size).toBe(kept)
    expect((await cook.get(api.reviews.get, { params: others[0] })).others).toEqual([
      { ...recipe, inReview: false },
    ])
    await cook.post(api.reviews.confirm, undefined, { params: others[0] })
    expect(app.photos.kept.size).toBe(kept - 1)
  })

  test('a second cook sees neither the review nor the photo, and cannot confirm', async () => {
    const [cook, other] = [
      await app.premiumCook('mine@example.org'),
      await app.premiumCook('theirs@example.org'),
    ]
    app.reader.readNext(card)
    const [, { recipe }] = await send(cook, [jpeg])
    const params = { id: recipe.id }
    await other.get(api.reviews.get, { params }).expectStatus(404)
    await other.get(api.reviews.photo, { params: { ...params, photo: 0 } }).expectStatus(404)
    await other.post(api.reviews.confirm, undefined, { params }).expectStatus(404)
    expect(await cook.get(api.recipes.get, { params })).toMatchObject({ inReview: true })
  })

  test('a field that the cook has edited is settled, and one that moved is found again', async () => {
    const cook = await app.premiumCook('edits@example.org')
    app.reader.readNext(card)
    const [, { recipe }] = await send(cook, [jpeg])
    const params = { id: recipe.id }
    const { ingredients } = await cook.get(api.recipes.get, { params })
    const [lentils, cumin, ...rest] = ingredients as Recipe['ingredients']
    const edited = [
      { ...cumin!, amount: '1/2 teaspoon' },
      { amount: '1', item: 'bay leaf' },
      lentils!,
      ...rest,
    ]
    await cook.put(api.recipes.update, { ingredients: edited }, { params })
    const { doubts } = await cook.get(api.reviews.get, { params })
    expect(doubts.map(({ place, kind }) => `${place} ${kind}`)).toEqual(['ingredients.3 mended'])
  })

  test('the stream tells the five stages, and the same key again is the same recipe', async () => {
    const cook = await app.premiumCook('stream@example.org')
    app.reader.readNext(card)
    const headers = { accept: 'text/event-stream', 'idempotency-key': 'click-1' }
    const [, text] = await send(cook, [jpeg], headers)
    const stages = [...text.matchAll(/"stage":"(\w+)"/g)].map(([, stage]) => stage)
    expect(stages).toEqual(['reading', 'structuring', 'organizing', 'image', 'finalizing'])
    expect(text).toContain('event: done')
    const [, again] = await send(cook, [jpeg], { 'idempotency-key': 'click-1' })
    expect(text).toContain(again.recipe.id)
    expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 1 })
  })
})

describe('a photo that gives no recipe costs no quota', () => {
  test.each<[string, number, string, () => void]>([
    ['a photo without words', 422, 'recipe_refused', () => app.reader.readNext('')],
    ['handwriting', 422, 'handwriting_unread', () => app.reader.readNext(pageOf(card, 60))],
    [
      'a letter to a friend',
      422,
      'recipe_refused',
      () => app.reader.readNext('Dear friend, the weather\nhas been very fine this week.'),
    ],
    [
      'a photo that takes too long',
      422,
      'recipe_refused',
      () => app.reader.readNext(new ReaderError('timeout', 'x')),
    ],
    ['too many at once', 503, 'unavailable', () => app.reader.readNext(new ReaderError('busy', 'x'))],
    [
      'a reader that broke',
      502,
      'ai_failed',
      () => app.reader.readNext(new ReaderError('broken', 'secret path')),
    ],
  ])('%s', async (name, status, code, prepare) => {
    const cook = await app.premiumCook(`${code}-${name.replaceAll(' ', '-')}@example.org`)
    const kept = app.photos.kept.size
    prepare()
    const [answered, problem] = await send(cook, [jpeg])
    expect([answered, problem.code]).toEqual([status, code])
    expect(problem.message).not.toContain('secret')
    expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
    expect(await cook.get(api.recipes.list)).toEqual([])
    expect(app.photos.kept.size).toBe(kept)
  })

  test('no photo, something else than a photo, and eleven photos', async () => {
    const cook = await app.premiumCook('bad@example.org')
    expect(await send(cook, [])).toMatchObject([400, { code: 'invalid_request' }])
    expect(await send(cook, [new Uint8Array([1, 2, 3])])).toMatchObject([
      415,
      { message: 'Please select an image file (JPG, PNG, etc.)' },
    ])
    expect(
      await send(
        cook,
        Array.from({ length: 11 }, () => jpeg),
      ),
    ).toMatchObject([400, { code: 'invalid_request' }])
    expect(await cook.get(api.generations.list)).toEqual([])
  })

  test('a free cook reads three, is refused with the plate, and keeps what the month has room for', async () => {
    app.reader.readNext(card, card, twoCards)
    await send(app.cook, [jpeg])
    await send(app.cook, [jpeg])
    const [, { recipe, others }] = await send(app.cook, [jpeg])
    expect([recipe.title, others]).toEqual(['Lemon Lentils', undefined])
    expect((await app.cook.get(api.reviews.get, { params: recipe })).leftOut).toEqual(['Plum Crumble'])
    const [status, problem] = await send(app.cook, [jpeg])
    expect([status, problem.code, problem.message.startsWith('🍽️')]).toEqual([403, 'quota_exceeded', true])
    expect(await app.cook.get(api.quota.check)).toMatchObject({ recipesUsed: 3, recipesRemaining: 0 })
  })
})

test('a model that sees is asked with the photos, and its figures are held against its own transcription', async () => {
  const seeing = await testApp()
  const { cook, ai } = seeing
  ai.transcribe({
    text: 'Lemon Lentils\n1 cup red lentils\n½ tsp cumin\nSimmer for 25 minutes.',
    handwritten: true,
    engine: 'scripted:sees',
    recipes: [
      {
        title: 'Lemon Lentils',
        description: '',
        category: null,
        prepTime: null,
        cookTime: null,
        restTime: null,
        servings: null,
        ingredients: [
          { amount: '1 cup', item: 'red lentils' },
          { amount: '1/2 tsp', item: 'cumin' },
          { amount: '3 tbsp', item: 'olive oil' },
        ],
        instructions: ['Simmer for 25 minutes.'],
      },
    ],
  })
  const ask = await photoSender(seeing)
  const [, { recipe }] = await ask(cook, [jpeg, png])
  expect(ai.photosRead.map((photos) => photos.map((photo) => Uint8Array.from(photo)))).toEqual([[jpeg, png]])
  const review = await cook.get(api.reviews.get, { params: { id: recipe.id } })
  expect(review).toMatchObject({ handwritten: true, engine: 'scripted:sees' })
  const about = (place: string) =>
    review.doubts.filter((doubt) => doubt.place === place).map(({ kind }) => kind)
  expect(['recipe', 'servings', 'ingredients.0', 'ingredients.2'].map(about)).toEqual([
    ['handwriting'],
    ['assumed'],
    ['handwriting'],
    ['not_in_photo'],
  ])
  ai.failNext(new AiError('timeout', 'x'))
  expect(await ask(cook, [jpeg])).toMatchObject([504, { code: 'ai_timeout' }])
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 1 })
})

test('photos that no review names are swept, others stay', async () => {
  const { deps, cook, photos, reader } = app
  const reading = await app.premiumCook('sweep@example.org')
  reader.readNext(card)
  const [, { recipe }] = await send(reading, [jpeg])
  const named = [...photos.kept.keys()]
  await photos.keep((await cook.get(api.users.current)).id, jpeg)
  expect(await sweepPhotos(deps)).toBe(1)
  expect([...photos.kept.keys()]).toEqual(named)
  await reading.delete(api.recipes.remove, { params: { id: recipe.id } })
  expect(await sweepPhotos(deps)).toBe(0)
})
