import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/index.ts'
import { createDiskPictures } from '#server/adapters/pictures/disk.ts'
import { sweepPictures } from '#server/features/upkeep/upkeep.ts'
import { AiError, type TakeDownRequest } from '#server/ports/ai.ts'
import { forgetCaptures } from '#server/stores/captures.ts'
import { memoryPictures } from '#testing/memory-pictures.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { scriptedAi } from '#testing/scripted-ai.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

const address = 'https://soup.example/roasted'
const pixel = Buffer.from('a picture, as far as the store in memory is concerned')
const thing = (more: object = {}) => ({
  '@type': 'Recipe',
  name: tomatoSoup.title,
  description: tomatoSoup.description,
  recipeIngredient: tomatoSoup.ingredients.map(({ amount, item }) => `${amount} ${item}`),
  recipeInstructions: tomatoSoup.instructions,
  prepTime: 'PT10M',
  cookTime: 'PT40M',
  recipeYield: '4 servings',
  recipeCategory: 'dinner',
  author: { name: 'Ines Falk' },
  image: '/soup.jpg',
  nutrition: { calories: '1 kcal' },
  tool: ['a blender'],
  ...more,
})
const page = (...things: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@graph': things })}</script><h1>Soup</h1>`
const soupText = `Tomato Soup\nServes 4\nIngredients\n2 pounds tomatoes\n1 teaspoon salt\nMethod\nBoil the tomatoes for 20 minutes.\nAdd the salt.`

const withPage = async (options: Parameters<typeof testApp>[0] = {}) => {
  const house = await testApp(options)
  house.pages.put(address, page(thing()))
  house.pages.putPicture('https://soup.example/soup.jpg', pixel)
  return house
}
const kept = ({ cook }: Pick<TestApp, 'cook'>) => cook.get(api.recipes.list)

test('a page is read field by field, and nothing is kept or counted by that', async () => {
  const house = await withPage()
  const capture = await house.cook.post(api.captures.page, { url: 'soup.example/roasted' })
  expect(capture.draft).toEqual(tomatoSoup)
  expect(capture).toMatchObject({
    source: { url: address, author: 'Ines Falk' },
    engine: null,
    duplicates: [],
    choices: [tomatoSoup.title],
    which: 0,
    notes: 'Equipment:\na blender',
  })
  expect(capture.imageUrl).toMatch(/^\/images\/\w+\.webp$/)
  expect(capture.checks.rules.length).toBeGreaterThan(5)
  const outcomes = new Map(capture.report.map(({ field, outcome }) => [field, outcome]))
  for (const field of [
    'title',
    'times',
    'servings',
    'ingredients',
    'instructions',
    'picture',
    'author',
    'tools',
  ] as const)
    expect([field, outcomes.get(field)]).toEqual([field, 'kept'])
  expect(outcomes.get('nutrition')).toBe('left_out')
  expect(await kept(house)).toEqual([])
  expect(await house.cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
})

test("the cook's corrected draft is saved with source, picture and notes, and costs no quota", async () => {
  const house = await withPage()
  const { cook } = house
  const { id, draft, imageUrl } = await cook.post(api.captures.page, { url: address })
  const params = { id }
  const saved = await cook.post(api.captures.save, { draft: { ...draft, title: 'Our Soup' } }, { params })
  expect(saved).toMatchObject({
    ...draft,
    title: 'Our Soup',
    imageUrl,
    imageAlt: 'Photo of Our Soup',
    source: { kind: 'import', url: address, author: 'Ines Falk', engine: null },
  })
  expect(saved.nutrition?.calories).toBeGreaterThan(50)
  expect(await cook.get(api.notes.get, { params: { id: saved.id } })).toEqual({
    notes: 'Equipment:\na blender',
  })
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
  // A second click, and two simultaneous ones, return the same recipe.
  expect((await cook.post(api.captures.save, { draft }, { params })).id).toBe(saved.id)
  const next = await cook.post(api.captures.page, { url: address })
  const twice = await Promise.all(
    [1, 2].map(() => cook.post(api.captures.save, { draft }, { params: { id: next.id } })),
  )
  expect(twice[0]?.id).toBe(twice[1]?.id)
  expect(await kept(house)).toHaveLength(2)
})

test('duplicates are named, by address and by title', async () => {
  const { cook, pages } = await withPage()
  const first = await cook.post(api.captures.page, { url: address })
  const saved = await cook.post(api.captures.save, { draft: first.draft }, { params: { id: first.id } })
  const again = await cook.post(api.captures.page, { url: address })
  expect(again.duplicates).toEqual([{ id: saved.id, title: tomatoSoup.title, why: 'same-address' }])
  pages.put('https://other.example/', page(thing({ name: 'ROASTED tomato soup' })))
  const other = await cook.post(api.captures.page, { url: 'https://other.example/' })
  expect(other.duplicates).toEqual([{ id: saved.id, title: tomatoSoup.title, why: 'same-title' }])
})

test('a second cook neither sees nor saves it', async () => {
  const house = await withPage()
  const other = await house.secondCook()
  const { id, draft } = await house.cook.post(api.captures.page, { url: address })
  await other.post(api.captures.save, { draft }, { params: { id } }).expectStatus(404)
  const saved = await house.cook.post(api.captures.save, { draft }, { params: { id } })
  await other.post(api.captures.save, { draft }, { params: { id } }).expectStatus(404)
  expect((await other.post(api.captures.page, { url: address })).duplicates).toEqual([])
  expect(saved.version).toBe(1)
  await house.visitor.post(api.captures.page, { url: address }).expectStatus(401)
})

test('a page of several recipes begins with one of them; any can be chosen', async () => {
  const { cook, pages } = await withPage()
  pages.put(address, page(thing(), thing({ name: 'Second Soup' }), thing({ name: 'Third Soup' })))
  const first = await cook.post(api.captures.page, { url: address })
  expect(first.choices).toEqual([tomatoSoup.title, 'Second Soup', 'Third Soup'])
  const third = await cook.post(api.captures.page, { url: address, which: 2 })
  expect([third.draft.title, third.which]).toEqual(['Third Soup', 2])
})

test('a pasted text is read, and refused kindly when it is none', async () => {
  const house = await testApp()
  const { id, draft, source } = await house.cook.post(api.captures.text, {
    text: `${soupText}\nSource: https://soup.example/x`,
  })
  expect(draft).toMatchObject({
    title: 'Tomato Soup',
    servings: 4,
    ingredients: [{ amount: '2 pounds', item: 'tomatoes' }, {}],
  })
  const saved = await house.cook.post(
    api.captures.save,
    { draft: { ...draft, title: 'Soup' } },
    { params: { id } },
  )
  expect(saved.source.kind).toBe('import')
  expect(source.url === null || source.url === 'https://soup.example/x').toBe(true)
  const refusal = await house.cook
    .post(api.captures.text, { text: 'Dear Ada, how are you?' })
    .expectStatus(422)
  expect(refusal).toMatchObject({
    code: 'page_unreadable',
    message: expect.stringContaining('No recipe was found'),
  })
  await house.cook.post(api.captures.text, { text: '   ' }).expectStatus(400)
  await house.cook.post(api.captures.text, { text: 'x'.repeat(100_001) }).expectStatus(400)
  expect(house.pages.visits).toEqual([])
})

test('a symbol at the place where an author’s name is cut is left out whole', async () => {
  const house = await testApp()
  const text = `${soupText}\nAuthor: ${'a'.repeat(199)}😀`
  expect((await house.cook.post(api.captures.text, { text })).source.author).toBe('a'.repeat(199))
  const authors = [{ name: 'a'.repeat(120) }, { name: `${'b'.repeat(77)}😀` }]
  house.pages.put(address, page(thing({ author: authors, image: undefined })))
  const read = await house.cook.post(api.captures.page, { url: address })
  expect(read.source.author).toBe(`${'a'.repeat(120)}, ${'b'.repeat(77)}`)
})

const failures = [
  ['not_public', 422, 'public pages'],
  ['no_answer', 422, 'could not be reached'],
  ['too_slow', 422, 'too long'],
  ['too_large', 422, 'larger than 4 MB'],
  ['refused', 422, 'does not let programs'],
  ['absent', 422, 'no page at this address'],
  ['site_failed', 422, 'answered with an error'],
  ['not_a_page', 422, 'leads to a file'],
  ['not_an_address', 400, 'enter the address'],
] as const

test('a page that cannot be read, or holds no recipe, says so in plain words, with a way on', async () => {
  const { cook, pages } = await testApp()
  for (const [kind, status, words] of failures) {
    pages.fail(address, kind)
    const problem = await cook.post(api.captures.page, { url: address }).expectStatus(status)
    expect(problem.message).toContain(words)
  }
  pages.put(
    address,
    '<h1>News</h1><p>It rained all day, and the ministers went home early, as they always do in May.</p>',
  )
  const problem = await cook.post(api.captures.page, { url: address }).expectStatus(422)
  expect(problem).toMatchObject({
    code: 'page_unreadable',
    message: expect.stringContaining('paste it instead'),
  })
  pages.put(address, soupText, 'text')
  expect((await cook.post(api.captures.page, { url: address })).draft.title).toBe('Tomato Soup')
})

test('a page that was made to keep the kitchen busy is refused as one without a recipe, or read by its marks', async () => {
  const { cook, pages } = await testApp()
  const crowd = '<div>a</div>'.repeat(125_000)
  pages.put(address, crowd)
  const refused = await cook.post(api.captures.page, { url: address }).expectStatus(422)
  expect(refused.message).toContain('No recipe')
  pages.put(address, page(thing()) + crowd)
  const { draft } = await cook.post(api.captures.page, { url: address })
  expect(draft.title).toBe(tomatoSoup.title)
})

test('a picture that cannot be had, or is not wanted, is drawn instead', async () => {
  const pictures = memoryPictures()
  const { cook, pages } = await withPage({ pictures })
  const whole = await cook.post(api.captures.page, { url: address })
  const drawn = await cook.post(
    api.captures.save,
    { draft: whole.draft, keepPicture: false },
    { params: { id: whole.id } },
  )
  expect(drawn.imageUrl).not.toBe(whole.imageUrl)
  expect(drawn.imageAlt).not.toContain('Photo')
  pages.fail('https://soup.example/soup.jpg', 'not_public')
  const bare = await cook.post(api.captures.page, { url: address })
  expect(bare.imageUrl).toBeNull()
  expect(bare.report).toContainEqual(expect.objectContaining({ field: 'picture', outcome: 'missing' }))
  const saved = await cook.post(api.captures.save, { draft: bare.draft }, { params: { id: bare.id } })
  expect(pictures.kept.has(saved.imageUrl?.slice('/images/'.length, -'.webp'.length) ?? '')).toBe(true)
})

/** Builds a PNG whose header claims this many pixels each way, and that has none. */
const vastPng = (side: number) => {
  const header = Buffer.alloc(17)
  header.write('IHDR', 0, 'latin1')
  header.writeUInt32BE(side, 4)
  header.writeUInt32BE(side, 8)
  header.set([8, 6, 0, 0, 0], 12)
  const frame = Buffer.alloc(25)
  frame.writeUInt32BE(13, 0)
  frame.set(header, 4)
  frame.writeUInt32BE(crc32(header), 21)
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), frame])
}

test('pictures are decoded before they are kept: vast ones, drawings with scripts and texts are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { cook, pages } = await withPage({ pictures: createDiskPictures(folder) })
  for (const bytes of [
    vastPng(100_000),
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><rect width="900" height="900"/></svg>',
    ),
    Buffer.from('GIF89a/*<script>alert(1)</script>*/'),
    Buffer.alloc(0),
  ]) {
    pages.putPicture('https://soup.example/soup.jpg', bytes)
    const { imageUrl, draft } = await cook.post(api.captures.page, { url: address })
    expect(imageUrl).toBeNull()
    expect(draft.title).toBe(tomatoSoup.title)
  }
})

test('an unsaved capture is deleted after a week together with its picture', async () => {
  const pictures = memoryPictures()
  const { cook, clock, db, deps } = await withPage({ pictures })
  const { id, draft } = await cook.post(api.captures.page, { url: address })
  clock.advance(3 * 86_400_000)
  expect([await forgetCaptures(db, clock.now()), await sweepPictures(deps)]).toEqual([0, 0])
  clock.advance(5 * 86_400_000)
  await cook.post(api.captures.save, { draft }, { params: { id } }).expectStatus(404)
  expect(await forgetCaptures(db, clock.now())).toBe(1)
  await sweepPictures(deps)
  expect(pictures.kept.size).toBe(0)
})

const letter = `Well, what I do with tomatoes is this. You take 2 pounds of them, and when they are soft you blend them with 1 teaspoon of salt, that is all there is to it, my dear.`
const readsText = (title = 'Plain Soup', amount = '2 pounds') => {
  const asked: TakeDownRequest[] = []
  const draft = {
    ...tomatoSoup,
    title,
    ingredients: [
      { amount, item: 'tomatoes' },
      { amount: '1 teaspoon', item: 'salt' },
    ],
  }
  return {
    asked,
    ai: {
      ...scriptedAi(),
      takeDown: async (request: TakeDownRequest) => {
        asked.push(request)
        if (title === '') throw new AiError('refused', 'none')
        return { draft, engine: 'scripted:1' }
      },
    },
  }
}

test('a model reads texts that the kitchen cannot; that costs quota once it is saved, and needs quota left', async () => {
  const { ai, asked } = readsText()
  const { cook } = await testApp({ ai })
  for (const used of [0, 1, 2]) {
    expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: used })
    const { id, draft, engine } = await cook.post(api.captures.text, { text: letter })
    expect(engine).toBe('scripted:1')
    const saved = await cook.post(api.captures.save, { draft }, { params: { id } })
    expect((await cook.post(api.captures.save, { draft }, { params: { id } })).id).toBe(saved.id)
    expect(saved.source).toMatchObject({ kind: 'import', engine: 'scripted:1' })
  }
  const refusal = await cook.post(api.captures.text, { text: letter }).expectStatus(403)
  expect(refusal).toMatchObject({ code: 'quota_exceeded', message: expect.stringContaining('🍽️') })
  // The model is not even asked, and texts that the kitchen reads itself stay free.
  expect(asked).toHaveLength(3)
  await cook.post(api.captures.text, { text: soupText })
})

test('a reading that was made with quota left is not saved without', async () => {
  const { ai } = readsText()
  const { cook } = await testApp({ ai })
  const readings = []
  for (let count = 0; count < 4; count += 1)
    readings.push(await cook.post(api.captures.text, { text: letter }))
  const statuses = []
  for (const { id, draft } of readings)
    statuses.push((await cook.post(api.captures.save, { draft }, { params: { id } }).response()).statusCode)
  expect(statuses).toEqual([201, 201, 201, 403])
  expect(await cook.get(api.recipes.list)).toHaveLength(3)
})

test('a model that makes amounts up, or finds nothing, has read nothing', async () => {
  for (const { ai } of [readsText('Plain Soup', '7 pounds'), readsText('')]) {
    const { cook } = await testApp({ ai })
    await cook.post(api.captures.text, { text: letter }).expectStatus(422)
  }
})
