import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Photos } from '#server/ports/photos.ts'
import { diskShelf, type Shelf, shelves } from '#testing/picture-shelves.ts'
import { createPhotos } from './kept-photos.ts'
import { createPicturePool } from './picture-pool.ts'

const pool = createPicturePool(1)
let shelf: Shelf
let photos: Photos

const openOn = (open: () => Promise<Shelf>) => {
  beforeEach(async () => {
    shelf = await open()
    photos = createPhotos(shelf.files, pool)
  })
  afterEach(() => shelf.close())
}
afterAll(() => pool.close())

const ada = '018f4f5e-0000-7000-8000-00000000000a'
const bob = '018f4f5e-0000-7000-8000-00000000000b'
/** Picture that is red above and blue below. */
const picture = (width = 300, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#c03028' } }).composite([
    {
      input: { create: { width, height: height / 2, channels: 3, background: '#2030c0' } },
      left: 0,
      top: height / 2,
    },
  ])

describe('preparing what a cook sent', () => {
  openOn(diskShelf)

  test.each(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)('%s is decoded', async (format) => {
    const { jpeg, width, height } = await photos.prepare(await picture().toFormat(format).toBuffer())
    expect([width, height]).toEqual([300, 400])
    expect((await sharp(jpeg).metadata()).format).toBe('jpeg')
  })

  test('the place where it was taken is gone, it stands upright, and it keeps its shape', async () => {
    const taken = await picture()
      .withExif({ IFD0: { Make: 'Cam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { jpeg, width, height } = await photos.prepare(taken)
    const { exif, orientation } = await sharp(jpeg).metadata()
    expect([width, height, exif, orientation]).toEqual([400, 300, undefined, undefined])
    // After the turn by a quarter, the upper half is on the right.
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
    const right = (150 * info.width + 380) * info.channels
    expect(data[right]).toBeGreaterThan(data[right + 2] ?? 0)
  })

  test('a large one is made smaller, and what hangs behind the picture is not kept', async () => {
    const script = Buffer.from('<script>alert(1)</script>PK\u0003\u0004')
    const polyglot = Buffer.concat([await picture(3000, 4000).jpeg().toBuffer(), script])
    const { jpeg, width, height } = await photos.prepare(polyglot)
    expect([width, height]).toEqual([1800, 2400])
    expect(Buffer.from(jpeg).includes('<script>')).toBe(false)
  })

  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(200),
  ])
  test.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    [
      'an SVG',
      'not_a_picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['nothing', 'not_a_picture', () => new Uint8Array(0)],
    ['a PDF', 'not_a_picture', () => Buffer.from('%PDF-1.7 and so on')],
    ['a photo that is cut off', 'damaged', async () => (await picture().jpeg().toBuffer()).subarray(0, 900)],
    ['a photo of an iPhone that is nothing but its head', 'damaged', () => heic],
  ])('%s is refused', async (_, kind, make) => {
    await expect(photos.prepare(await make())).rejects.toMatchObject({ name: 'PictureError', kind })
  })
})

describe.each(shelves)('keeping in %s', (_name, open) => {
  openOn(open)

  const jpeg = new Uint8Array([1, 2, 3])

  test('a photo is read by its cook alone, and removing it twice is no error', async () => {
    const name = await photos.keep(ada, jpeg)
    expect(new Uint8Array((await photos.read(ada, name)) ?? [])).toEqual(jpeg)
    expect(await photos.read(bob, name)).toBeNull()
    await photos.remove(bob, name)
    expect(await photos.read(ada, name)).not.toBeNull()
    await photos.remove(ada, name)
    await photos.remove(ada, name)
    expect(await photos.read(ada, name)).toBeNull()
    expect(await shelf.names()).toEqual([])
  })

  test('a name cannot lead out of the folder', async () => {
    const name = await photos.keep(ada, jpeg)
    for (const [cook, file] of [
      [ada, `../${ada}/${name}`],
      ['..', name],
      [ada, '..'],
      ['', name],
    ] as const) {
      expect(await photos.read(cook, file)).toBeNull()
    }
  })

  test('lists what is older than the age', async () => {
    const [old, young] = [await photos.keep(ada, jpeg), await photos.keep(bob, jpeg)]
    await shelf.age(`${ada}/${old}`, 3_600_000)
    const listed: object[] = []
    for await (const one of photos.list(60_000)) listed.push(one)
    expect(listed).toEqual([{ userId: ada, name: old }])
    expect(young).not.toBe(old)
  })
})

test('a folder of a cook goes with the last photo in it', async () => {
  const { dir, files, close } = await diskShelf()
  const kept = createPhotos(files, pool)
  const name = await kept.keep(ada, new Uint8Array([1]))
  expect(await readdir(dir)).toContain(ada)
  await kept.remove(ada, name)
  expect(await readdir(dir)).not.toContain(ada)
  await close()
})
