/**
 * Cooks at work for a long while (goals P8 and R7).
 *
 * The real server in a process of its own with its embedded database and the built-in kitchen. COOKS (50) cooks sign up
 * and then do, for MINUTES (60), one thing after the other with a pause of up to four seconds: look at their
 * recipes, search, write, rate, mark, file, plan, shop, and now and then have one generated. Every answer of 5xx, every
 * call that ends without one and every 4xx that is no refusal of the quota counts as an error. Each five seconds the
 * resident memory and the open handles of the server are read from /proc. Flat means: the median of the last third is at
 * most 1.15 times that of the middle third; the first third warms up. Linux only.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { uuidv7 } from 'uuidv7'
import { api } from '#contract/index.ts'
import type { RouteShape } from '#contract/route.ts'
import { removeBundle } from '#testing/bundle-server.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { type RemoteCook, remoteCook } from '#testing/remote-cook.ts'
import { removeDataDir, startServer } from '#testing/start-server.ts'
import { makePremium } from '../tests/e2e/premium.ts'
import { report } from './lib/report.ts'
import { median } from './lib/statistics.ts'

const cooks = Number(process.env.COOKS ?? 50)
const minutes = Number(process.env.MINUTES ?? 60)
const FLAT = 1.15
const IDLE_MB = 250

const server = await startServer()
const pid = server.process.pid ?? 0
const counts = { calls: 0, refusals: 0, errors: new Map<string, number>() }
const samples: { mb: number; handles: number }[] = []

const sample = () =>
  samples.push({
    mb: Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    handles: readdirSync(`/proc/${pid}/fd`).length,
  })

const any = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)]
const prompts = ['tomato soup', 'lentil curry', 'lemon cake', 'beef stir fry', 'greek salad', 'banana bread']

/** One cook's evening, until it is over. */
async function live(cook: RemoteCook, until: number): Promise<void> {
  const recipes: string[] = []
  const ask = async (route: RouteShape, body?: unknown, sending?: { params?: object; query?: object }) => {
    counts.calls += 1
    const reply = await cook.send(route, body, sending).catch((cause: unknown) => cause)
    if (!(reply instanceof Response)) return note(`${route.path}: ${String(reply)}`)
    const answer = (await reply.json()) as { id?: string; code?: string; recipe?: { id: string } }
    if (reply.status === 403 || reply.status === 409) counts.refusals += 1
    else if (!reply.ok) note(`${route.method} ${route.path}: ${reply.status} ${answer.code}`)
    return answer
  }
  const chosen = () => ({ params: { id: any(recipes) ?? '' } })
  const acts: (() => Promise<unknown>)[] = [
    () => ask(api.recipes.list, undefined, { query: { limit: 50 } }),
    () => ask(api.recipes.list, undefined, { query: { search: 'tomato', limit: 50 } }),
    () => ask(api.recipes.get, undefined, chosen()),
    () => ask(api.ratings.rate, { rating: 4, comment: 'Good' }, chosen()),
    () => ask(api.recipes.favorite, {}, chosen()),
    () => ask(api.cooked.add, { cookedOn: '2026-11-20' }, chosen()),
    () => ask(api.meals.create, { recipeId: any(recipes), date: '2026-11-26', mealType: 'dinner' }),
    () => ask(api.meals.list, undefined, { query: { from: '2026-11-01', to: '2026-11-30' } }),
    () => ask(api.quota.check),
    async () => {
      const made = await ask(api.recipes.create, { ...tomatoSoup, title: `Soup ${uuidv7().slice(-6)}` })
      if (made?.id && recipes.length < 60) recipes.push(made.id)
    },
    async () => {
      if (Math.random() < 0.3) await ask(api.recipes.generate, { prompt: any(prompts) })
    },
  ]
  const first = await ask(api.recipes.create, tomatoSoup)
  if (first?.id) recipes.push(first.id)
  while (performance.now() < until) {
    await any(acts)?.()
    await pause(Math.random() * 4000)
  }
}

const note = (what: string): undefined => {
  counts.errors.set(what, (counts.errors.get(what) ?? 0) + 1)
}

try {
  const everybody: RemoteCook[] = []
  for (let index = 0; index < cooks; index += 1) {
    const email = `soak-${index}@example.org`
    const cook = await remoteCook(server.url, email)
    await cook.call(api.users.current, server.url)
    if (index % 2 === 0) await makePremium(server, email)
    everybody.push(cook)
  }
  const until = performance.now() + minutes * 60_000
  const watch = setInterval(sample, 5000)
  await Promise.all(everybody.map((cook) => live(cook, until)))
  clearInterval(watch)

  const third = Math.ceil(samples.length / 3)
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)]
  const growth = (of: 'mb' | 'handles') =>
    median(last.map((one) => one[of])) / median(middle.map((one) => one[of]))
  for (const [what, count] of counts.errors) console.log(`${count} times: ${what}`)
  report(`${cooks} cooks for ${minutes} minutes, ${counts.calls} calls, ${counts.refusals} refusals`, [
    {
      name: 'errors',
      value: [...counts.errors.values()].reduce((a, b) => a + b, 0),
      unit: 'pieces',
      goal: 0,
    },
    { name: 'memory, last third over the middle one', value: growth('mb'), unit: 'x', goal: FLAT },
    {
      name: '  resident, median of the last third',
      value: median(last.map(({ mb }) => mb)),
      unit: 'MB',
      goal: IDLE_MB,
    },
    { name: 'handles, last third over the middle one', value: growth('handles'), unit: 'x', goal: FLAT },
  ])
} finally {
  await server.stop()
  await removeDataDir(server.dataDir)
  await removeBundle()
}
