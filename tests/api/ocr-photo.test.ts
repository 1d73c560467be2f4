import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/index.ts'
import { createDiskPhotos } from '#server/adapters/pictures/disk-photos.ts'
import { createPicturePool } from '#server/adapters/pictures/picture-pool.ts'
import { createReader } from '#server/adapters/reader/create-reader.ts'
import { photoSender } from '#testing/send-photos.ts'
import { testApp } from '#testing/test-app.ts'

const folder = join(import.meta.dirname, '../photos')

const printed = await readFile(join(folder, 'chowder.jpg'))
const photos: readonly (readonly [how: string, photo: Uint8Array])[] = [
  ['held on its side, where EXIF says nothing', await sharp(printed).rotate(90).jpeg().toBuffer()],
  ['upside down in a dim room', await sharp(printed).rotate(180).linear(0.25, 2).jpeg().toBuffer()],
]

/**
 * Compares a photo with the upright printed page, up to 1, independent of the light: the correlation of their
 * tones.
 */
async function likeness(shown: Uint8Array): Promise<number> {
  const tones = async (picture: Uint8Array) => {
    const values = [...(await sharp(picture).resize(60, 80, { fit: 'fill' }).greyscale().raw().toBuffer())]
    const mean = values.reduce((sum, one) => sum + one, 0) / values.length
    return values.map((one) => one - mean)
  }
  const [a, b] = [await tones(shown), await tones(printed)]
  const product = (x: number[], y: number[]) => x.reduce((sum, one, at) => sum + one * (y[at] ?? 0), 0)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

/**
 * Runs the whole path with real parts: the upload is decoded, the photo read, the recipe stored. Reading
 * takes seconds.
 */
test.each(photos)(
  'a photo %s becomes its recipe, amount for amount',
  { timeout: 240_000 },
  async (_, photo) => {
    const dir = await mkdtemp(join(tmpdir(), 'larder-ocr-'))
    onTestFinished(() => rm(dir, { recursive: true, force: true }))
    const pool = createPicturePool(1)
    onTestFinished(() => pool.close())
    const reader = createReader()
    onTestFinished(() => reader.close())
    const app = await testApp({ reader, photos: createDiskPhotos(dir, pool) })
    const send = await photoSender(app)

    const [status, { recipe }] = await send(app.cook, [photo])
    expect(status).toBe(200)
    const truth = JSON.parse(await readFile(join(folder, 'chowder.truth.json'), 'utf8'))
    const stored = await app.cook.get(api.recipes.get, { params: { id: recipe.id } })
    const { title, servings, prepTime, cookTime } = truth
    expect(stored).toMatchObject({ title, servings, prepTime, cookTime, inReview: true })
    expect(stored.ingredients.map(({ amount, item }) => `${amount} ${item}`.trim())).toEqual(
      truth.ingredients,
    )
    expect(stored.instructions).toEqual(truth.instructions)
    const review = await app.cook.get(api.reviews.get, { params: { id: recipe.id } })
    const { width, height } = await sharp(printed).metadata()
    expect(review).toMatchObject({ handwritten: false, photos: [{ width, height }] })
    const params = { id: recipe.id, photo: 0 }
    const shown = await app.cook.get(api.reviews.photo, { params }).response()
    expect(await likeness(shown.rawPayload)).toBeGreaterThan(0.95)
  },
)
