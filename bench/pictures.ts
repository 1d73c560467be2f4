/**
 * The encoding of pictures off the event loop (goals P4 and P7).
 *
 * The pool of picture workers in this process gets drawings of cookbook recipes and a photo-like picture of
 * 12 megapixels: time to draw and encode in three widths, size of each width, and the delay of this process's
 * event loop while 20 drawings are made at once. Medians of 7 rounds after one warm-up.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import sharp from 'sharp'
import { drawingOf } from '#kitchen/illustration/index.ts'
import { createPicturePool } from '#server/adapters/pictures/picture-pool.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { report } from './lib/report.ts'
import { median } from './lib/statistics.ts'

const rounds = 7
const pool = createPicturePool()

const titles = [
  'Roasted Tomato Soup',
  'Lemon Rice Bowl',
  'Bean Stew',
  'Green Salad',
  'Chocolate Cake',
  'Fish Tacos',
  'Pasta',
]
const drawing = (index: number) => {
  const title = titles[index % titles.length] ?? 'Soup'
  return drawingOf({ ...tomatoSoup, title }, String(index)).drawing
}

const photo = await sharp({
  create: {
    width: 4000,
    height: 3000,
    channels: 3,
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
    background: '#000',
  },
})
  .blur(2)
  .jpeg({ quality: 90 })
  .toBuffer()

const timed = async <T>(samples: number[], work: () => Promise<T>) => {
  const started = performance.now()
  const result = await work()
  samples.push(performance.now() - started)
  return result
}

const encoded = await pool.draw(drawing(0))
const [draw, encodePhoto]: [number[], number[]] = [[], []]
for (let round = 0; round < rounds; round++) {
  await timed(draw, () => pool.draw(drawing(round)))
  await timed(encodePhoto, () => pool.encode(photo))
}

const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const started = performance.now()
await Promise.all(Array.from({ length: 20 }, (_, index) => pool.draw(drawing(index))))
const twenty = performance.now() - started
delay.disable()

const weight = (suffix: string) =>
  (encoded.files.find((file) => file.suffix === suffix)?.bytes.byteLength ?? 0) / 1000
report(`Pictures in worker threads (${rounds} rounds, medians)`, [
  { name: 'draw an illustration and encode it in three widths', value: median(draw), unit: 'ms' },
  { name: 'encode a 12-megapixel photo', value: median(encodePhoto), unit: 'ms' },
  { name: '20 drawn and encoded at once', value: twenty, unit: 'ms' },
  { name: 'event-loop delay p99 meanwhile', value: delay.percentile(99) / 1e6, unit: 'ms', goal: 50 },
  { name: 'illustration 480 wide', value: weight('-480'), unit: 'kB', goal: 60 },
  { name: 'illustration 960 wide', value: weight('-960'), unit: 'kB' },
  { name: 'illustration at its full width', value: weight(''), unit: 'kB' },
])
await pool.close()
