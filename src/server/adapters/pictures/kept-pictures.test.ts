import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { draw, drawingOf } from '#kitchen/illustration/index.ts'
import type { Pictures } from '#server/ports/pictures.ts'
import { diskShelf, type Shelf, shelves } from '#testing/picture-shelves.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { createDiskPictures } from './disk.ts'
import { createPictures } from './kept-pictures.ts'
import { createPicturePool, type PicturePool } from './picture-pool.ts'

const pool = createPicturePool()
let shelf: Shelf
let pictures: Pictures

const openOn = (open: () => Promise<Shelf>) => {
  beforeEach(async () => {
    shelf = await open()
    pictures = createPictures(shelf.files, pool)
  })
  afterEach(() => shelf.close())
}
afterAll(() => pool.close())

const DAY = 86_400_000

/** Photo-like picture: red on the left, blue on the right. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03028' } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#2030c0' } },
      left: Math.ceil(width / 2),
      top: 0,
    },
  ])

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#000',
    },
  })

const pixel = async (bytes: Uint8Array, x: number, y: number) => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + 3)]
}

const readAll = async (hash: string) =>
  Promise.all(
    ['', '-960', '-480'].map(async (suffix) => {
      const bytes = await pictures.read(`${hash}${suffix}.webp`)
      if (!bytes) throw new Error(`no file ${suffix}`)
      const { width, height, format } = await sharp(bytes).metadata()
      return { width, height, format, bytes }
    }),
  )

/** Drawing that differs for each number. */
const soup = (count: number) => drawingOf({ ...tomatoSoup, title: `Soup of ${count}` }).drawing

const filesBelow = () => shelf.names()

/** PNG whose header promises `side` × `side` pixels, all of them there, compressed to almost nothing. */
function pngBomb(side: number) {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((side * 3 + 1) * side), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('storing', () => {
  openOn(diskShelf)

  test('keeps a photo in three widths, all 4:3, under the hash of what is served', async () => {
    const stored = await pictures.store(await photo(2000, 2000).jpeg().toBuffer())
    expect(stored).toMatchObject({ url: `/images/${stored.hash}.webp`, width: 1440, height: 1080 })
    expect(await readAll(stored.hash)).toMatchObject([
      { width: 1440, height: 1080, format: 'webp' },
      { width: 960, height: 720, format: 'webp' },
      { width: 480, height: 360, format: 'webp' },
    ])
  })

  test('never enlarges: a small picture has the same names at its own size', async () => {
    const stored = await pictures.store(await photo(600, 450).png().toBuffer())
    expect(stored).toMatchObject({ width: 600, height: 450 })
    expect((await readAll(stored.hash)).map(({ width }) => width)).toEqual([600, 600, 480])
  })

  test('holds the small width under 60 kB even for a picture of pure noise', async () => {
    const stored = await pictures.store(await noise(1600, 1200).jpeg({ quality: 95 }).toBuffer())
    const small = await pictures.read(`${stored.hash}-480.webp`)
    expect(small?.byteLength).toBeLessThanOrEqual(60 * 1024)
  })

  test('drops the place where the photo was taken, and keeps it upright', async () => {
    const withPlace = await photo(800, 600)
      .withExif({ IFD0: { Make: 'Cam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } })
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer()
    expect(await sharp(withPlace).metadata()).toMatchObject({ orientation: 3, exif: expect.any(Buffer) })
    const stored = await pictures.store(withPlace)
    for (const { bytes } of await readAll(stored.hash)) {
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
      expect(Buffer.from(bytes).includes('EXIF')).toBe(false)
    }
    // Orientation 3 is upside down, so the red left half is now on the right.
    const [large] = await readAll(stored.hash)
    const [leftRed = 0, , leftBlue = 0] = await pixel(large!.bytes, 100, 300)
    expect(leftBlue).toBeGreaterThan(leftRed)
  })

  test('a photo taken sideways stands upright', async () => {
    const sideways = await photo(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const stored = await pictures.store(sideways)
    // 800×600 turned by a quarter is 600×800, of which the middle 600×450 is kept.
    expect(stored).toMatchObject({ width: 600, height: 450 })
    const [large] = await readAll(stored.hash)
    const [topRed = 0, , topBlue = 0] = await pixel(large!.bytes, 300, 20)
    expect(topRed).toBeGreaterThan(topBlue)
  })

  test('a transparent PNG lies on white', async () => {
    const clear = sharp({
      create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
    const stored = await pictures.store(await clear.png().toBuffer())
    const [large] = await readAll(stored.hash)
    expect(await pixel(large!.bytes, 10, 10)).toEqual([255, 255, 255])
  })
})

describe('refusing', () => {
  openOn(diskShelf)

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>'
  test.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
    ['an SVG', 'not_a_picture', () => Buffer.from(svg)],
    [
      'an SVG with a declaration and a byte order mark',
      'not_a_picture',
      () => Buffer.from(`\uFEFF<?xml version="1.0"?>${svg}`),
    ],
    ['a web page', 'not_a_picture', () => Buffer.from('<!doctype html><title>x</title>')],
    ['nothing', 'not_a_picture', () => new Uint8Array(0)],
    ['a JPEG header and nothing else', 'damaged', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    [
      'a PNG that is cut off',
      'damaged',
      async () => (await noise(400, 300).png().toBuffer()).subarray(0, 20_000),
    ],
    [
      'a JPEG that is cut off',
      'damaged',
      async () => (await noise(400, 300).jpeg().toBuffer()).subarray(0, 8_000),
    ],
    [
      'a WebP that is cut off',
      'damaged',
      async () => (await noise(400, 300).webp().toBuffer()).subarray(0, 4_000),
    ],
    [
      'a HEIC photo that is cut off',
      'damaged',
      async () =>
        (await readFile(join(import.meta.dirname, '../../../../tests/photos/chowder.heic'))).subarray(
          0,
          9_000,
        ),
    ],
  ])('%s is %s', async (_, kind, make) => {
    await expect(pictures.store(await make())).rejects.toMatchObject({ name: 'PictureError', kind })
    expect(await filesBelow()).toEqual([])
  })

  test('a HEIC photo is decoded as any other picture', async () => {
    const heic = await readFile(join(import.meta.dirname, '../../../../tests/photos/chowder.heic'))
    expect(await pictures.store(heic)).toMatchObject({ width: 1100, height: 825 })
  })

  test('a PNG bomb of 200 kB is refused by its header, before it is decoded', async () => {
    const bomb = pngBomb(8_200)
    expect(bomb.byteLength).toBeLessThan(300_000)
    const before = process.memoryUsage.rss()
    await expect(pictures.store(bomb)).rejects.toMatchObject({ name: 'PictureError', kind: 'too_large' })
    // Decoded, it would take 8,200² × 3 bytes: 202 MB.
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000)
  })
})

describe.each(shelves)('keeping, reading, listing and removing in %s', (_name, open) => {
  openOn(open)

  test('the same picture twice is one picture', async () => {
    const bytes = await photo(800, 600).jpeg().toBuffer()
    const [first, second] = [await pictures.store(bytes), await pictures.store(bytes)]
    expect(second).toEqual(first)
    expect(await filesBelow()).toHaveLength(3)
  })

  test('twenty of the same at once leave one whole picture and no drafts', async () => {
    const bytes = await photo(800, 600).jpeg().toBuffer()
    const stored = await Promise.all(Array.from({ length: 20 }, () => pictures.store(bytes)))
    expect(new Set(stored.map(({ hash }) => hash)).size).toBe(1)
    expect(await filesBelow()).toHaveLength(3)
  })

  test('reads nothing but its own names', async () => {
    await shelf.files.place([{ name: 'ab/secret.webp', bytes: Buffer.from('secret') }])
    const { hash } = await pictures.store(await photo(400, 300).png().toBuffer())
    const names = [
      '../ab/secret.webp',
      'ab/secret.webp',
      'secret.webp',
      `../${hash}.webp`,
      `${hash}-9999.webp`,
      `${hash}.webp/..`,
      hash,
      '',
    ]
    expect(await Promise.all(names.map((name) => pictures.read(name)))).toEqual(names.map(() => null))
    expect(await pictures.read(`${'0'.repeat(64)}.webp`)).toBeNull()
  })

  test('lists what is older than the age, and the same picture stored again is young', async () => {
    const bytes = await photo(400, 300).png().toBuffer()
    const { hash } = await pictures.store(bytes)
    const listed = async () => {
      const hashes: string[] = []
      for await (const one of pictures.list(60_000)) hashes.push(one)
      return hashes
    }
    expect(await listed()).toEqual([])
    for (const suffix of ['', '-960', '-480']) {
      await shelf.age(`${hash.slice(0, 2)}/${hash}${suffix}.webp`, 2 * DAY)
    }
    expect(await listed()).toEqual([hash])
    await pictures.store(bytes)
    expect(await listed()).toEqual([])
  })

  test('a picture that comes back to the byte is not worked on again, one that is changed or was removed is', async () => {
    let encoded = 0
    const encodeUnlessOwn = (bytes: Uint8Array) => {
      encoded += 1
      return pool.encodeUnlessOwn(bytes)
    }
    const counted = createPictures(shelf.files, { ...pool, encodeUnlessOwn })
    const first = await counted.store(await photo(1200, 900).jpeg().toBuffer())
    const own = (await counted.read(`${first.hash}.webp`))!
    expect(await counted.storeAgain(own)).toEqual(first)
    expect(encoded).toBe(0)

    const longer = new Uint8Array([...own, 0])
    expect(await counted.storeAgain(longer)).not.toEqual(first)
    await counted.remove(first.hash)
    expect(await counted.storeAgain(own)).toEqual(first)
    expect(await counted.read(`${first.hash}-480.webp`)).not.toBeNull()
    expect(encoded).toBe(2)
  })

  test('a portrait does not become a dish by coming back', async () => {
    const portrait = await pictures.storePortrait(await photo(900, 900).jpeg().toBuffer())
    const again = await pictures.storeAgain((await pictures.read(`${portrait.hash}.webp`))!)
    expect([again.width, again.height]).toEqual([900, 675])
  })

  test('removes every width, and removing again is no error', async () => {
    const { hash } = await pictures.store(await photo(400, 300).png().toBuffer())
    await pictures.remove(hash)
    await pictures.remove(hash)
    await pictures.remove('../../etc')
    expect(await filesBelow()).toEqual([])
  })
})

test('a folder is ready, clears drafts that a killed process left, and says when it cannot be written', async () => {
  const { dir, files, names, age, close } = await diskShelf()
  expect(await files.ready()).toBe(true)
  await writeFile(join(dir, 'incoming', 'forgotten'), 'half')
  await age('incoming/forgotten', 2 * 3_600_000)
  expect(await files.ready()).toBe(true)
  expect(await names()).toEqual([])
  await writeFile(join(dir, 'file'), '')
  expect(await createDiskPictures(join(dir, 'file'), pool).ready()).toBe(false)
  await close()
})

describe.each(shelves)('the picture of a link preview in %s', (_name, open) => {
  openOn(open)

  const previewOf = (hash: string) => pictures.read(`${hash}-1200x630.jpg`)

  test('is a JPEG of 1200 × 630, made when it is asked for, and kept', async () => {
    const { hash } = await pictures.store(await photo(2000, 1500).jpeg().toBuffer())
    expect(await filesBelow()).toHaveLength(3)
    const bytes = await previewOf(hash)
    expect(await sharp(bytes!).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
    expect(await filesBelow()).toHaveLength(4)
    expect(await previewOf(hash)).toEqual(bytes)
  })

  test('has full size for a small picture, and few enough bytes for pure noise', async () => {
    const small = await pictures.store(await photo(400, 300).png().toBuffer())
    expect(await sharp((await previewOf(small.hash))!).metadata()).toMatchObject({ width: 1200, height: 630 })
    const busy = await pictures.store(await noise(1600, 1200).jpeg({ quality: 95 }).toBuffer())
    expect((await previewOf(busy.hash))!.byteLength).toBeLessThan(600 * 1024)
  })

  test('is made once, however many ask at once, also of a drawing that was never looked at', async () => {
    let made = 0
    const preview = (bytes: Uint8Array) => {
      made += 1
      return pool.preview(bytes)
    }
    const counted = createPictures(shelf.files, { ...pool, preview })
    const { hash } = await counted.storeDrawing(soup(0))
    const asked = await Promise.all(Array.from({ length: 10 }, () => counted.read(`${hash}-1200x630.jpg`)))
    expect(asked.every((bytes) => bytes?.byteLength === asked[0]?.byteLength)).toBe(true)
    expect(made).toBe(1)
  })

  test('is missing without a picture, and is removed with it', async () => {
    expect(await previewOf('0'.repeat(64))).toBeNull()
    const { hash } = await pictures.store(await photo(400, 300).png().toBuffer())
    await previewOf(hash)
    await pictures.remove(hash)
    expect(await filesBelow()).toEqual([])
    expect(await previewOf(hash)).toBeNull()
  })
})

describe.each(shelves)('a drawing of the kitchen in %s', (_name, open) => {
  openOn(open)

  test('is safe on disk before its files are made, and they are made by themselves', async () => {
    const stored = await pictures.storeDrawing(soup(20))
    const { hash } = stored
    expect(stored).toMatchObject({ width: 1200, height: 900, url: `/images/${hash}.webp` })
    expect(await filesBelow()).toEqual([`${hash}.json`])
    // The description, with the words of a recipe, is removed then.
    await expect
      .poll(async () => (await filesBelow()).toSorted(), { timeout: 20_000 })
      .toEqual([`${hash}-480.webp`, `${hash}-960.webp`, `${hash}.webp`])
    expect((await readAll(hash)).map(({ width }) => width)).toEqual([1200, 960, 480])
  })

  test('is rendered, listed and removed when it is an SVG of an earlier version', async () => {
    const hash = 'ab'.repeat(32)
    const svg = Buffer.from(draw(soup(40)))
    await shelf.files.place([{ name: `ab/${hash}.svg`, bytes: svg }])
    expect((await readAll(hash)).map(({ width }) => width)).toEqual([1200, 960, 480])
    expect(await filesBelow()).toContain(`${hash}.svg`)
    expect(await pictures.read(`${hash}.svg`)).toBeNull()
    await pictures.remove(hash)
    expect(await filesBelow()).toEqual([])
  })

  test('is found when another server makes it during a read', async () => {
    const { hash } = await pictures.storeDrawing(soup(50), { render: 'when asked' })
    // The first read finds no WebP, and the second no description, because the other server has finished in
    // between.
    const read = async (name: string) => {
      if (name.endsWith('.json')) await pictures.read(`${hash}.webp`)
      return shelf.files.read(name)
    }
    expect(await createPictures({ ...shelf.files, read }, pool).read(`${hash}-480.webp`)).not.toBeNull()
  })

  test('is made when it is looked at, when the server that kept it was killed before', async () => {
    const idle = { ...pool, draw: () => Promise.reject(new Error('killed')) }
    const { hash } = await createPictures(shelf.files, idle).storeDrawing(soup(60))
    expect(await filesBelow()).toHaveLength(1)
    expect((await readAll(hash)).map(({ width }) => width)).toEqual([1200, 960, 480])
  })

  test('is drawn once, however many look at it at once', async () => {
    let drawn = 0
    const counting: PicturePool = {
      ...pool,
      draw(given) {
        drawn += 1
        return pool.draw(given)
      },
    }
    const counted = createPictures(shelf.files, counting)
    const { hash } = await counted.storeDrawing(soup(90))
    const looked = await Promise.all(Array.from({ length: 20 }, () => counted.read(`${hash}-480.webp`)))
    expect(looked.every((bytes) => bytes !== null)).toBe(true)
    await counted.storeDrawing(soup(90))
    await counted.read(`${hash}.webp`)
    expect(drawn).toBe(1)
  })

  test('is never served as what it is drawn from, is listed with the pictures, and removed with all its files', async () => {
    const { hash } = await pictures.storeDrawing(soup(120))
    expect(await pictures.read(`${hash}.json`)).toBeNull()
    for (const file of await filesBelow()) await shelf.age(`${hash.slice(0, 2)}/${file}`, 10_000)
    const listed: string[] = []
    for await (const one of pictures.list(5_000)) listed.push(one)
    expect(listed).toEqual([hash])
    await pictures.read(`${hash}.webp`)
    await pictures.remove(hash)
    expect(await filesBelow()).toEqual([])
    expect(await pictures.read(`${hash}.webp`)).toBeNull()
  })

  test('is looked up once an hour for many cooks, and again after its removal', async () => {
    let lookedFor = 0
    const touch = (name: string) => {
      lookedFor += 1
      return shelf.files.touch(name)
    }
    const watched = createPictures({ ...shelf.files, touch }, pool)
    const { hash } = await watched.storeDrawing(soup(130), { render: 'when asked' })
    const asked = lookedFor
    expect(asked).toBeGreaterThan(0)
    expect((await watched.storeDrawing(soup(130), { render: 'when asked' })).hash).toBe(hash)
    expect(lookedFor).toBe(asked)
    await watched.remove(hash)
    await watched.storeDrawing(soup(130), { render: 'when asked' })
    expect(await filesBelow()).toEqual([`${hash}.json`])
  })

  test('fails with a reason at its first reader when it cannot be rendered', async () => {
    const broken = { ...pool, draw: () => Promise.reject(new Error('out of paint')) }
    const failing = createPictures(shelf.files, broken)
    const { hash } = await failing.storeDrawing(soup(150))
    await expect(failing.read(`${hash}.webp`)).rejects.toThrow('out of paint')
  })
})
