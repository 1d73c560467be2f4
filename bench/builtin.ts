/**
 * The built-in kitchen, from click to stored recipe with its picture (goal P4).
 *
 * The real server runs in a process of its own, with its embedded database and no provider. A client asks for
 * one recipe at a time over HTTP and waits for the JSON answer, by which the recipe is stored and its picture
 * encoded in three widths. Then 20 cooks ask at once, three times (each cook's free recipes), and the event
 * loop's delay meanwhile is read from /metrics: the lateness of a timer that is due every 20 ms.
 *
 * Sign-ups are not timed. ROUNDS=n for more than 21 recipes.
 */
import { api } from '#contract/index.ts'
import { FREE_RECIPES_PER_MONTH } from '#contract/limits.ts'
import type { RemoteCook } from '#testing/remote-cook.ts'
import { removeDataDir, startServer } from '#testing/start-server.ts'
import { createCooks } from './lib/cooks.ts'
import { report } from './lib/report.ts'
import { median, quantile } from './lib/statistics.ts'

const rounds = Number(process.env.ROUNDS ?? 21)
const cravings = [
  'creamy mushroom pasta',
  'something warm with lentils',
  'quick vegetarian lunch for two',
  'chocolate cake',
  'grilled fish with lemon',
  'a crisp salad without nuts',
  'breakfast with oats and berries',
]

const server = await startServer({ env: { METRICS: 'on' } })
const cooks = createCooks(server.url)

const loopDelayMs = async () => {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/larder_event_loop_delay_seconds\{quantile="0\.99"\} (\S+)/.exec(text)?.[1]) * 1000
}

let refused = 0

/**
 * Generates one recipe and times it; null when the kitchen refused the craving, because that answer has no
 * picture.
 */
const ask = async (cook: RemoteCook, prompt: string) => {
  const started = performance.now()
  const reply = await cook.send(api.recipes.generate, { prompt }, {}, server.url)
  if (reply.status === 422) {
    refused++
    return null
  }
  if (!reply.ok) throw new Error(`answered ${reply.status}: ${await reply.text()}`)
  const { imageUrl } = api.recipes.generate.reply.parse(await reply.json())
  if (!imageUrl) throw new Error(`no picture for ${prompt}`)
  return { ms: performance.now() - started, imageUrl }
}

try {
  await ask(await cooks.next(), 'tomato soup')
  const alone: number[] = []
  const sizes: number[] = []
  for (let round = 0; round < rounds; round++) {
    const made = await ask(await cooks.next(), cravings[round % cravings.length] ?? 'soup')
    if (!made) continue
    const { ms, imageUrl } = made
    alone.push(ms)
    const small = await fetch(`${server.url}${imageUrl.replace('.webp', '-480.webp')}`)
    sizes.push((await small.arrayBuffer()).byteLength / 1000)
  }
  const crowd = await Promise.all(Array.from({ length: 20 }, () => cooks.signUp()))
  // This read resets the measure, so that the start and the sign-ups do not count.
  await loopDelayMs()
  const together: number[] = []
  const all: number[] = []
  for (let time = 0; time < FREE_RECIPES_PER_MONTH; time++) {
    const started = performance.now()
    const made = await Promise.all(
      crowd.map((cook, index) => ask(cook, cravings[(index + time) % cravings.length] ?? 'soup')),
    )
    all.push(performance.now() - started)
    together.push(...made.flatMap((one) => one?.ms ?? []))
  }
  const delay = await loopDelayMs()

  report(`The built-in kitchen, click to stored recipe with picture (${rounds} recipes)`, [
    { name: 'one at a time, p50', value: median(alone), unit: 'ms', goal: 300 },
    { name: 'one at a time, p95', value: quantile(alone, 0.95), unit: 'ms' },
    { name: '20 at once, p50', value: median(together), unit: 'ms' },
    { name: '20 at once, all done', value: median(all), unit: 'ms' },
    { name: 'refused cravings, of all', value: refused / (rounds + 61), unit: 'x' },
    { name: '20 at once, event-loop delay p99', value: delay, unit: 'ms', goal: 50 },
    { name: 'picture 480 wide, largest', value: Math.max(...sizes), unit: 'kB', goal: 60 },
  ])
} finally {
  await server.stop()
  await removeDataDir(server.dataDir)
}
