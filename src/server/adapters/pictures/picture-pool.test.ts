import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { draw, drawingOf, drawingSize } from '#kitchen/illustration/index.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import type { EncodedPicture } from './picture-jobs.ts'
import { createPicturePool, type PicturePool } from './picture-pool.ts'
import { rasterizeSvg } from './rasterize-svg.ts'

let pool: PicturePool
afterEach(() => pool.close())

const widest = ({ files }: EncodedPicture) => {
  const [file] = files
  if (!file) throw new Error('a picture has files')
  return file.bytes
}

const plate = (hue: number) => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900"><rect width="1200" height="900" fill="hsl(${hue} 40% 80%)"/><circle cx="600" cy="450" r="380" fill="hsl(${hue} 60% 50%)"/></svg>`,
})

test('draws an SVG as a picture of its own size', async () => {
  pool = createPicturePool()
  const picture = await pool.draw(plate(20))
  expect(picture).toMatchObject({ width: 1200, height: 900 })
  expect(picture.files.map(({ suffix }) => suffix)).toEqual(['', '-960', '-480'])
  expect(await sharp(widest(picture)).metadata()).toMatchObject({ width: 1200, height: 900, format: 'webp' })
})

test('draws what the kitchen describes', async () => {
  pool = createPicturePool()
  const { drawing } = drawingOf(tomatoSoup)
  const picture = await pool.draw(drawing)
  expect(picture).toMatchObject(drawingSize)
  expect(widest(picture)).toEqual(widest(await pool.draw({ svg: draw(drawing) })))
})

test('see-through shapes and groups are drawn as the SVG says', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#fff"/>
    <rect width="20" height="30" fill="#000" opacity=".5"/>
    <path d="M30 0V30" stroke="#000" stroke-width="4" fill="none" opacity=".25"/>
    <g opacity=".5"><rect y="20" width="10" height="10" fill="#f00"/><rect y="20" width="10" height="10" fill="#f00"/></g></svg>`
  const { data, info } = await sharp(await rasterizeSvg(svg))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  const near = (value: number) => expect.closeTo(value, -0.5)
  expect(at(15, 5)).toEqual([near(127), near(127), near(127)])
  expect(at(30, 5)).toEqual([near(191), near(191), near(191)])
  expect(at(5, 25)).toEqual([near(191), near(64), near(64)])
  expect(at(38, 5)).toEqual([255, 255, 255])
})

test('an SVG that cannot be drawn fails its own job; the next one works', async () => {
  pool = createPicturePool(1)
  await expect(pool.draw({ svg: '<svg' })).rejects.toThrow()
  expect(widest(await pool.draw(plate(90))).byteLength).toBeGreaterThan(0)
})

test('a job that was given up is dropped, and rejects with the reason', async () => {
  pool = createPicturePool(1)
  const running = pool.draw(plate(10))
  const cancelled = new AbortController()
  const waiting = pool.draw(plate(20), cancelled.signal)
  cancelled.abort(new Error('the cook went away'))
  await expect(waiting).rejects.toThrow('the cook went away')
  await expect(pool.draw(plate(30), cancelled.signal)).rejects.toThrow('the cook went away')
  expect(widest(await running).byteLength).toBeGreaterThan(0)
})

test('a running job that is given up does not hold the next one back', async () => {
  pool = createPicturePool(1)
  const cancelled = new AbortController()
  const given = pool.draw(plate(10), cancelled.signal)
  cancelled.abort(new Error('cancelled'))
  await expect(given).rejects.toThrow('cancelled')
  expect(widest(await pool.draw(plate(20))).byteLength).toBeGreaterThan(0)
})

test('a worker that dies fails its own job only, and the next job gets a new worker', async () => {
  let started = 0
  // The first worker dies at its first job; the later ones answer every job alike.
  const start = () =>
    new Worker(
      `const { parentPort } = require('node:worker_threads')
      parentPort.postMessage('ready')
      parentPort.on('message', ({ id }) => {
        if (${started++} === 0) process.exit(3)
        parentPort.postMessage({ id, ok: true, result: { kind: 'encode', picture: { files: [] } } })
      })`,
      { eval: true },
    )
  pool = createPicturePool(1, start)
  const [first, second] = await Promise.allSettled([pool.draw(plate(1)), pool.draw(plate(2))])
  expect(first).toMatchObject({
    status: 'rejected',
    reason: { message: 'The picture worker stopped with code 3' },
  })
  expect(second).toMatchObject({ status: 'fulfilled', value: { files: [] } })
  expect(started).toBe(2)
})

test('a worker without work is ended, and the next job gets a new one', async () => {
  const ended: Promise<unknown>[] = []
  const start = () => {
    const worker = new Worker(
      `const { parentPort } = require('node:worker_threads')
      parentPort.postMessage('ready')
      parentPort.on('message', ({ id }) => {
        parentPort.postMessage({ id, ok: true, result: { kind: 'encode', picture: { files: [] } } })
      })`,
      { eval: true },
    )
    ended.push(once(worker, 'exit'))
    return worker
  }
  pool = createPicturePool(1, start, 20)
  await pool.draw(plate(1))
  await ended[0]
  expect(await pool.draw(plate(2))).toEqual({ files: [] })
  expect(ended).toHaveLength(2)
})

test('closing rejects what waits', async () => {
  pool = createPicturePool(1)
  const jobs = Promise.allSettled([pool.draw(plate(1)), pool.draw(plate(2))])
  await pool.close()
  expect((await jobs).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(pool.draw(plate(3))).rejects.toThrow('closed')
})

test('eight drawings at once each answer their own caller', async () => {
  pool = createPicturePool()
  const hues = Array.from({ length: 8 }, (_, index) => index * 45)
  const alone: string[] = []
  const digest = async (hue: number) =>
    Buffer.from(widest(await pool.draw(plate(hue))))
      .toString('base64')
      .slice(0, 4_000)
  for (const hue of hues) alone.push(await digest(hue))
  expect(await Promise.all(hues.map(digest))).toEqual(alone)
  expect(new Set(alone).size).toBe(8)
})
