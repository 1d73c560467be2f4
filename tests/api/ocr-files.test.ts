import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createDeflate } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { MAX_RECIPE_PAGES, MAX_UPLOAD_BYTES } from '#contract/limits.ts'
import { createDiskPhotos } from '#server/adapters/pictures/disk-photos.ts'
import { createPicturePool, type PicturePool } from '#server/adapters/pictures/picture-pool.ts'
import { makePdf, type PdfPage } from '#testing/make-pdf.ts'
import { pageOf } from '#testing/scripted-reader.ts'
import { photoSender, type SentFile } from '#testing/send-photos.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

const soup = [
  'Lentil Soup',
  'Serves 4   Prep 10 min   Cook 25 min',
  'Ingredients',
  '1 cup red lentils',
  '2½ cups water',
  '2 carrots, diced',
  'Method',
  '1. Simmer the lentils and carrots in the water for 25 minutes.',
  '2. Blend it and serve.',
]
const cake = [
  'Plum Cake',
  'Makes 12 pieces',
  'Ingredients',
  '2 cups flour',
  '6 plums, halved',
  '1/2 cup butter',
  'Method',
  '1. Rub the butter into the flour and press it into a tin.',
  '2. Bake with the plums at 375°F for 40 minutes.',
]
const [soupList, soupSteps] = [soup.slice(0, 6), soup.slice(6)]
const pages = (...texts: string[][]): PdfPage[] => texts.map((lines) => ({ lines }))

/**
 * Files are opened by the real libraries; only the text reader is scripted, which a PDF with text does not
 * need.
 */
let app: TestApp
let pool: PicturePool
let dir: string
let address: string
let send: Awaited<ReturnType<typeof photoSender>>
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'larder-files-'))
  pool = createPicturePool(1)
  app = await testApp({ photos: createDiskPhotos(dir, pool) })
  address = await app.listen()
  send = await photoSender({ listen: async () => address })
})
afterAll(async () => {
  await app.close()
  await pool.close()
  await rm(dir, { recursive: true, force: true })
})

const pdf = (bytes: Uint8Array, name = 'recipe.pdf'): SentFile => ({ bytes, type: 'application/pdf', name })
/** Builds a page that is half a megabyte in the file and half a gigabyte when unpacked. */
const bomb = async () => {
  const deflate = createDeflate()
  const packed = buffer(deflate)
  for (let megabyte = 0; megabyte < 500; megabyte++)
    if (!deflate.write(Buffer.alloc(1_000_000, ' '))) await once(deflate, 'drain')
  deflate.end()
  return makePdf([{ packed: await packed }])
}
const image = (bytes: Uint8Array, type = 'image/jpeg', name = 'photo.jpg'): SentFile => ({
  bytes,
  type,
  name,
})
const photo = () =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#f4efe6' } })
    .jpeg()
    .toBuffer()

let cooks = 0
const newCook = () => app.premiumCook(`files-${++cooks}@example.org`)
const recipesOf = async (
  cook: TestApp['cook'],
  { recipe, others = [] }: { recipe: Named; others?: Named[] },
) => Promise.all([recipe, ...others].map(({ id }) => cook.get(api.recipes.get, { params: { id } })))
interface Named {
  id: string
  title: string
}

describe('a PDF', () => {
  test('that says its words becomes its recipe without being read, with its page beside it', async () => {
    const cook = await newCook()
    const before = app.reader.calls.length
    const [status, answer] = await send(cook, [pdf(makePdf(pages(soup)))])
    expect([status, answer.recipe.title]).toEqual([200, 'Lentil Soup'])
    expect(app.reader.calls).toHaveLength(before)
    const [recipe] = await recipesOf(cook, answer)
    expect(recipe).toMatchObject({ servings: 4, prepTime: 10, cookTime: 25, inReview: true })
    expect(recipe?.ingredients.map(({ amount, item }) => `${amount} ${item}`)).toEqual([
      '1 cup red lentils',
      '2 1/2 cups water',
      '2 carrots, diced',
    ])
    expect(recipe?.instructions).toHaveLength(2)
    const params = { id: answer.recipe.id }
    const review = await cook.get(api.reviews.get, { params })
    expect(review).toMatchObject({ handwritten: false, unread: [], photos: [{ width: 1696, height: 2400 }] })
    const picture = await cook.get(api.reviews.photo, { params: { ...params, photo: 0 } }).response()
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1696 })
    expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 1 })
  })

  test('of several pages is one recipe that goes on, or several; empty pages between are left out', async () => {
    const cook = await newCook()
    const [, answer] = await send(cook, [pdf(makePdf(pages(soupList, [], soupSteps, cake)))])
    expect([answer.recipe.title, answer.others]).toEqual([
      'Lentil Soup',
      [{ id: expect.any(String), title: 'Plum Cake' }],
    ])
    const [first, second] = await recipesOf(cook, answer)
    expect([first?.instructions.length, second?.instructions.length]).toEqual([2, 2])
    const photosOf = async ({ id }: Named) =>
      (await cook.get(api.reviews.get, { params: { id } })).photos.map(({ url }) => url.split('/').at(-1))
    expect([await photosOf(answer.recipe), await photosOf(answer.others[0])]).toEqual([['0', '1'], ['0']])
    expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 2 })
    // Each recipe has its own pages, which are deleted with its review.
    const name = { id: answer.others[0].id, photo: 0 }
    await cook.post(api.reviews.confirm, undefined, { params: answer.recipe })
    expect((await cook.get(api.reviews.photo, { params: name }).response()).statusCode).toBe(200)
  })

  test('that is a scan is read from its picture', async () => {
    const cook = await newCook()
    app.reader.readNext(soup.join('\n'))
    const scan = { bytes: await photo(), width: 600, height: 800 }
    const before = app.reader.calls.length
    const [, answer] = await send(cook, [
      pdf(makePdf([{ image: scan, lines: ['Scanned with an app that says so', 'on every page'] }])),
    ])
    expect([answer.recipe.title, app.reader.calls.length - before]).toEqual(['Lentil Soup', 1])
  })

  test('whose words are no recipe is read from its picture before it is refused', async () => {
    const cook = await newCook()
    app.reader.readNext(soup.join('\n'))
    const codes = ['Mfoujm Tpvq', 'Tfswft gpvs', 'xxxx yyyy zzzz', 'Johsfejfout bsf opu ifsf']
    const [, answer] = await send(cook, [pdf(makePdf(pages(codes)))])
    expect(answer.recipe.title).toBe('Lentil Soup')
  })

  test.each<[string, number, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
    ['locked with a password', 415, () => makePdf(pages(soup), { locked: true }), /locked with a password/],
    ['without pages', 415, () => makePdf([]), /damaged|nothing on the pages/],
    ['with empty pages alone', 415, () => makePdf(pages([], [])), /nothing on the pages of this PDF/],
    ['without a byte', 415, () => new Uint8Array(0), /nothing on the pages of this PDF/],
    ['of forty pages', 413, () => makePdf(Array(40).fill({ lines: soup })), /has 40 pages, and at most 10/],
    ['of four hundred pages', 413, () => makePdf(Array(400).fill({ lines: soup })), /has 400 pages/],
    ['that is cut off at its head', 415, () => makePdf(pages(soup)).subarray(0, 60), /This PDF is damaged/],
    ['that unpacks to more than its thread may hold', 413, bomb, /too much to open here/],
    ['that is a picture', 415, () => Buffer.from('GIF89a and nothing more'), /damaged/],
    ['that is no PDF', 415, () => Buffer.from('dear diary'), /Please select an image file/],
    [
      'of more than ten megabytes',
      413,
      () => Buffer.alloc(MAX_UPLOAD_BYTES + 1, '%PDF-1.4 '),
      /Please select a PDF smaller than 10MB/,
    ],
  ])('%s is refused in words that say what to do, and counts nothing', async (_, status, make, words) => {
    const cook = await newCook()
    const [answered, problem] = await send(cook, [pdf(await make())])
    expect([answered, problem.message]).toEqual([status, expect.stringMatching(words)])
    expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
    expect(await cook.get(api.generations.list)).toEqual([])
  })
})

describe('photos in other formats', () => {
  test('HEIC and AVIF are decoded, and read in the order in which they were sent', async () => {
    const cook = await newCook()
    const heic = await readFile(join(import.meta.dirname, '../photos/chowder.heic'))
    const avif = await sharp(await photo())
      .avif({ effort: 0 })
      .toBuffer()
    app.reader.readNext(soupList.join('\n'), soupSteps.join('\n'))
    const [status, answer] = await send(cook, [
      image(heic, 'image/heic', 'IMG_1.HEIC'),
      image(avif, 'image/avif', 'b.avif'),
    ])
    expect([status, answer.recipe?.title]).toEqual([200, 'Lentil Soup'])
    const [first, second] = app.reader.calls.slice(-2)
    const sizes = [first, second].map(async (call) => {
      const { width, height, format } = await sharp(call?.picture).metadata()
      return [format, width, height]
    })
    const upright = await sharp(await readFile(join(import.meta.dirname, '../photos/chowder.jpg'))).metadata()
    expect(await Promise.all(sizes)).toEqual([
      ['jpeg', upright.width, upright.height],
      ['jpeg', 600, 800],
    ])
  })

  test('a HEIC photo is looked at for foods, too', async () => {
    const heic = await readFile(join(import.meta.dirname, '../photos/chowder.heic'))
    app.reader.readNext('red lentils')
    const { idToken } = await app.cook.signIn()
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(heic)], { type: 'image/heic' }), 'IMG_1.HEIC')
    const reply = await fetch(`${address}/api/recipes/analyze-image`, {
      method: 'POST',
      headers: { authorization: `Bearer ${idToken}` },
      body,
    })
    expect([reply.status, (await reply.json()).ingredients]).toEqual([
      200,
      [{ name: 'red lentil', confidence: expect.any(Number) }],
    ])
  })

  test.each<[string, () => Promise<SentFile>, number, RegExp]>([
    [
      'a HEIC photo that is cut off',
      async () =>
        image(
          (await readFile(join(import.meta.dirname, '../photos/chowder.heic'))).subarray(0, 9000),
          'image/heic',
        ),
      415,
      /This photo is damaged/,
    ],
    [
      'a HEIC photo that is nothing but its head',
      async () =>
        image(
          (await readFile(join(import.meta.dirname, '../photos/chowder.heic'))).subarray(0, 40),
          'image/heic',
        ),
      415,
      /This photo is damaged/,
    ],
    [
      'a JPEG that is cut off',
      async () => image((await photo()).subarray(0, 500)),
      415,
      /This photo is damaged/,
    ],
    [
      'a video',
      async () => image(Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42'), 'video/mp4', 'clip.mp4'),
      415,
      /^Please select an image file \(JPG, PNG, etc\.\)$/,
    ],
    [
      'a video that says it is a photo',
      async () => image(Buffer.from('\0\0\0\x18ftypqt  \0\0\0\0qt  moov'), 'image/jpeg', 'clip.jpg'),
      415,
      /^Please select an image file \(JPG, PNG, etc\.\)$/,
    ],
  ])('%s is refused, and counts nothing', async (_, make, status, words) => {
    const cook = await newCook()
    const [answered, problem] = await send(cook, [await make()])
    expect([answered, problem.message]).toEqual([status, expect.stringMatching(words)])
    expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
  })
})

describe('several files', () => {
  test('of mixed kinds keep their order', async () => {
    const cook = await newCook()
    app.reader.readNext(soupList.join('\n'))
    const [, answer] = await send(cook, [image(await photo()), pdf(makePdf(pages(soupSteps, cake)))])
    const [first, second] = await recipesOf(cook, answer)
    expect([first?.title, first?.instructions.length, second?.title]).toEqual(['Lentil Soup', 2, 'Plum Cake'])
  })

  test('of which one is refused: it is named, nothing is counted, and the others may be sent again', async () => {
    const cook = await newCook()
    const files = [
      image(await photo(), 'image/jpeg', 'one.jpg'),
      pdf(makePdf(pages(soup), { locked: true }), 'locked.pdf'),
    ]
    for (const sent of [files, [...files].reverse()]) {
      const [status, problem] = await send(cook, sent)
      expect([status, problem.message]).toEqual([
        415,
        expect.stringMatching(/^“locked\.pdf”: This PDF is locked/),
      ])
    }
    const video = image(Buffer.alloc(3_000_000), 'video/mp4', 'clip.mp4')
    const [status, problem] = await send(cook, [video, ...files])
    expect([status, problem.message]).toEqual([
      415,
      '“clip.mp4”: Please select an image file (JPG, PNG, etc.)',
    ])
    expect(await cook.get(api.generations.list)).toEqual([])
  })

  test('with more pages than are read at a time', async () => {
    const cook = await newCook()
    const six = pdf(makePdf(Array(6).fill({ lines: soup })))
    const [status, problem] = await send(cook, [six, { ...six, name: 'more.pdf' }])
    expect([status, problem.message]).toEqual([
      413,
      `“more.pdf”: With this PDF of 6 pages it is more than ${MAX_RECIPE_PAGES} pages. At most ${MAX_RECIPE_PAGES} are read at a time.`,
    ])
  })
})

describe('what the cook says of the pages', () => {
  test('one recipe on all of them, or one on each, whatever the text shows', async () => {
    const cook = await newCook()
    const file = pdf(makePdf(pages(soup, cake)))
    const [, one] = await send(cook, [file], {}, '?pages=one_recipe')
    expect([one.recipe.title, one.others]).toEqual(['Lentil Soup', undefined])
    const [recipe] = await recipesOf(cook, one)
    expect([recipe?.ingredients.length, recipe?.instructions.length]).toEqual([6, 4])
    expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 1 })

    const apart = pdf(
      makePdf(pages(soup, ['Ingredients', '1 cup croutons', 'Method', '1. Scatter them over the soup.'])),
    )
    const [, each] = await send(cook, [apart], {}, '?pages=recipe_each')
    expect(each.others).toHaveLength(1)
    expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 3 })
    const [status, problem] = await send(cook, [file], {}, '?pages=some')
    expect([status, problem.code]).toEqual([400, 'invalid_request'])
  })

  test('ten recipes on ten pages are ten, of which a free cook keeps three', async () => {
    const ten = pdf(
      makePdf(
        pages(...Array.from({ length: 10 }, (_, n) => [`Lentil Soup ${'ABCDEFGHIJ'[n]}`, ...soup.slice(1)])),
      ),
    )
    const cook = await newCook()
    const [, answer] = await send(cook, [ten])
    expect(answer.others).toHaveLength(9)
    expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 10 })
    const [, free] = await send(app.cook, [ten])
    expect(free.others).toHaveLength(2)
    expect((await app.cook.get(api.reviews.get, { params: free.recipe })).leftOut).toHaveLength(7)
    expect(await app.cook.get(api.quota.check)).toMatchObject({ recipesUsed: 3, recipesRemaining: 0 })
  })

  test('a page that cannot be read is told beside the others', async () => {
    const cook = await newCook()
    app.reader.readNext(pageOf(cake.join('\n'), 60))
    const [, { recipe }] = await send(cook, [pdf(makePdf(pages(soup))), image(await photo())])
    const review = await cook.get(api.reviews.get, { params: recipe })
    expect([review.unread, review.photos.length]).toEqual([[1], 2])
  })
})

test('a model that sees is given the pages in their order, and what the cook says of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-seen-'))
  const seeing = await testApp({ photos: createDiskPhotos(folder, pool) })
  const recipe = (title: string) => ({
    title,
    description: '',
    category: null,
    prepTime: null,
    cookTime: null,
    restTime: null,
    servings: null,
    ingredients: [{ amount: '1 cup', item: 'red lentils' }],
    instructions: ['Simmer them.'],
  })
  seeing.ai.transcribe({
    text: '1 cup red lentils\nSimmer them.',
    handwritten: false,
    engine: 'scripted:sees',
    recipes: [recipe('Soup'), recipe('Croutons')],
  })
  const ask = await photoSender(seeing)
  const cook = await seeing.premiumCook('seen@example.org')
  const files = [image(await photo()), pdf(makePdf(pages(soup, cake)))]
  const [, one] = await ask(cook, files, {}, '?pages=one_recipe')
  expect([one.recipe.title, one.others]).toEqual(['Soup', undefined])
  const stored = await cook.get(api.recipes.get, { params: one.recipe })
  expect(stored.ingredients).toEqual([
    { amount: '1 cup', item: 'red lentils' },
    { amount: '1 cup', item: 'red lentils', group: 'Croutons' },
  ])
  const sizes = seeing.ai.photosRead[0]?.map(async (jpeg) => (await sharp(jpeg).metadata()).height)
  expect(await Promise.all(sizes ?? [])).toEqual([800, 2400, 2400])
  await ask(cook, files)
  expect(seeing.ai.saidOfPhotos).toEqual(['one_recipe', 'as_read'])
  await seeing.close()
  await rm(folder, { recursive: true, force: true })
})
