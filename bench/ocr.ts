/**
 * The reading of a photo of a written recipe without a model.
 *
 * A card of the project's own (tests/photos), enlarged to 12 megapixels with a camera's grain, as JPEG. One
 * thread reads, as in the server. Measured: decoding and preparing the upload; reading it, median of 3 rounds
 * after a warm-up that starts the thread; five at once against one alone (ratio: five wait for each other, so
 * 5 is par); the growth of this process's memory at its peak during those five, sampled every 50 ms; and the
 * delay of the event loop meanwhile. The result is compared with the card, so that fast nonsense does not
 * pass.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import sharp from 'sharp'
import { readPages } from '#kitchen/reading/photo/index.ts'
import { createPicturePool } from '#server/adapters/pictures/picture-pool.ts'
import { createReader } from '#server/adapters/reader/create-reader.ts'
import { report } from './lib/report.ts'
import { median } from './lib/statistics.ts'

const rounds = 3
const card = readFileSync(join(import.meta.dirname, '../tests/photos/chowder.jpg'))
const grain = await sharp({
  create: {
    width: 4000,
    height: 3000,
    channels: 3,
    noise: { type: 'gaussian', mean: 245, sigma: 6 },
    background: '#fff',
  },
})
  .jpeg()
  .toBuffer()
const photo = await sharp(card)
  .resize(4000, 3000, { fit: 'contain', background: '#fdfcf8' })
  .composite([{ input: grain, blend: 'multiply' }])
  .jpeg({ quality: 90 })
  .toBuffer()

const pool = createPicturePool()
const reader = createReader({ longestMs: 600_000 })
const signal = new AbortController().signal
const read = (jpeg: Uint8Array) => reader.read(jpeg, { layout: 'page', signal })
const timed = async <T>(samples: number[], work: () => Promise<T>) => {
  const started = performance.now()
  const result = await work()
  samples.push(performance.now() - started)
  return result
}

const { jpeg } = await pool.photo(photo)
await read(jpeg)
const [prepare, single]: [number[], number[]] = [[], []]
for (let round = 0; round < rounds; round++) {
  await timed(prepare, () => pool.photo(photo))
  const page = await timed(single, () => read(jpeg))
  const lines = readPages([page]).recipes[0]?.draft.ingredients.length
  if (lines !== 9) throw new Error(`The card has 9 ingredients, ${lines} were read`)
}

const before = process.memoryUsage.rss()
let peak = before
const sampling = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss())
}, 50)
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const started = performance.now()
await Promise.all(
  Array.from({ length: 5 }, async () => {
    const prepared = await pool.photo(photo)
    return read(prepared.jpeg)
  }),
)
const five = performance.now() - started
delay.disable()
clearInterval(sampling)

report(`Reading a 12-megapixel photo of a recipe (${rounds} rounds, medians)`, [
  { name: 'decode and prepare the upload', value: median(prepare), unit: 'ms' },
  { name: 'read it', value: median(single), unit: 'ms', goal: 15_000 },
  {
    name: 'five at once, against one alone',
    value: five / (median(single) + median(prepare)),
    unit: 'x',
    goal: 6,
  },
  {
    name: 'memory at its peak, beyond one reader at rest',
    value: (peak - before) / 1e6,
    unit: 'MB',
    goal: 400,
  },
  { name: 'event-loop delay p99 meanwhile', value: delay.percentile(99) / 1e6, unit: 'ms', goal: 50 },
])
await reader.close()
await pool.close()
