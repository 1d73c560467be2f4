/**
 * The response times of other requests while the server reads pages that were made to keep it busy.
 *
 * The real server runs in a process of its own with its embedded database. For SECONDS (20), ten free cooks
 * import pages of 4 MB (`lib/hostile-pages.ts`) from a server on this machine, each the next one as soon as
 * the last is answered, and in between paste texts and write recipes of the greatest length. Meanwhile a
 * client requests /healthz every 10 ms, and one more cook imports an honest page, again and again. The event
 * loop's delay is read from /metrics.
 *
 * The limit, in the same seconds: /healthz of a bare Fastify server in a process of its own, and its event
 * loop's delay.
 */
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { api } from '#contract/index.ts'
import { MAX_INGREDIENTS, MAX_LINE_LENGTH, MAX_STEP_LENGTH, MAX_STEPS } from '#contract/limits.ts'
import type { RemoteCook } from '#testing/remote-cook.ts'
import { removeDataDir, startServer } from '#testing/start-server.ts'
import { createCooks } from './lib/cooks.ts'
import { hostilePages } from './lib/hostile-pages.ts'
import { report } from './lib/report.ts'
import { startBare } from './lib/start-limit.ts'
import { quantile } from './lib/statistics.ts'

const seconds = Number(process.env.SECONDS ?? 20)
const COOKS = 10

const honest = `<h1>Soup</h1><h2>Ingredients</h2><ul><li>2 pounds tomatoes<li>1 teaspoon salt</ul><h2>Method</h2>
  <ol><li>Boil the tomatoes for 20 minutes.<li>Add the salt.</ol>`
const names = Object.keys(hostilePages)
const pages = createServer((request, answer) => {
  const name = names[Number(request.url?.slice(1))]
  answer.setHeader('content-type', 'text/html; charset=utf-8')
  answer.end(name === undefined ? honest : hostilePages[name])
})
await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
const pagesAt = pages.address()
const host = `127.0.0.1:${typeof pagesAt === 'object' ? pagesAt?.port : ''}`

const longText = 'Mix 1 cup flour with eggs.\n'.repeat(3700)
const longRecipe = {
  title: 'Flour',
  description: '',
  category: 'dinner',
  prepTime: 1,
  cookTime: 1,
  servings: 4,
  ingredients: Array.from({ length: MAX_INGREDIENTS }, () => ({
    amount: '1 cup',
    item: 'a b c d e f '.repeat(42).slice(0, MAX_LINE_LENGTH).trim(),
  })),
  instructions: Array.from({ length: MAX_STEPS }, () =>
    'Mix & bake for 10 minutes. '.repeat(80).slice(0, MAX_STEP_LENGTH).trim(),
  ),
}

/**
 * Requests /healthz every 10 ms until the time is over, and returns the milliseconds of each answer,
 * including those that arrive later.
 */
const askHealth = async (url: string, until: number) => {
  const times: number[] = []
  const open = new Set<Promise<void>>()
  while (performance.now() < until) {
    const began = performance.now()
    const asked: Promise<void> = fetch(`${url}/healthz`)
      .then((reply) => reply.text())
      // An unanswered request counts with the time until it failed.
      .catch(() => undefined)
      .then(() => {
        times.push(performance.now() - began)
        open.delete(asked)
      })
    open.add(asked)
    await pause(10)
  }
  await Promise.all(open)
  return times
}

const server = await startServer({ env: { METRICS: 'on', IMPORT_ALLOWED_HOSTS: host } })
const loopDelayMs = async () => {
  const text = await (await withRetries(() => fetch(`${server.url}/metrics`))).text()
  return Number(/larder_event_loop_delay_seconds\{quantile="0\.99"\} (\S+)/.exec(text)?.[1]) * 1000
}
const bare = await startBare('./bare-health.ts')
const bareDelayMs = async () =>
  ((await (await fetch(`${bare.url}/delay`)).json()) as { p99: number }).p99 * 1000
/** Retries a request, because a busy server may not even accept a connection in time. */
const withRetries = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (let turn = 1; ; turn += 1) {
    try {
      return await ask()
    } catch (error) {
      if (turn === 10) throw error
    }
  }
}
const answers = new Map<number, number>()

/** Keeps the server busy as one cook; each cook takes the pages in another order. */
const keepServerBusy = async (cook: RemoteCook, begin: number, until: number) => {
  for (let turn = begin; performance.now() < until; turn += 1) {
    const reply = await withRetries(() =>
      turn % 5 === 3
        ? cook.send(api.captures.text, { text: longText, which: 0 })
        : turn % 5 === 4
          ? cook.send(api.recipes.create, longRecipe)
          : cook.send(api.captures.page, { url: `http://${host}/${turn % names.length}`, which: 0 }),
    )
    await reply.text()
    answers.set(reply.status, (answers.get(reply.status) ?? 0) + 1)
    if (reply.status === 429) await pause(500)
  }
}
/** Times an honest cook's imports, from the request to the recipe. */
const importHonestly = async (cook: RemoteCook, until: number) => {
  const times: number[] = []
  while (performance.now() < until) {
    const began = performance.now()
    const reply = await withRetries(() =>
      cook.send(api.captures.page, { url: `http://${host}/honest`, which: 0 }),
    )
    if (!reply.ok) throw new Error(`the honest page: ${reply.status} ${await reply.text()}`)
    await reply.text()
    times.push(performance.now() - began)
    await pause(4500)
  }
  return times
}

try {
  const cooks = createCooks(server.url)
  const crowd = await Promise.all(Array.from({ length: COOKS }, () => cooks.signUp()))
  const one = await cooks.signUp()
  await Promise.all([loopDelayMs(), bareDelayMs()])
  const until = performance.now() + seconds * 1000
  const [health, limit, imports] = await Promise.all([
    askHealth(server.url, until),
    askHealth(bare.url, until),
    importHonestly(one, until),
    ...crowd.map((cook, index) => keepServerBusy(cook, index, until)),
  ])
  const [delay, least] = [await loopDelayMs(), await bareDelayMs()]
  console.log(`answers by status: ${[...answers].map(([status, count]) => `${status}: ${count}`).join(', ')}`)
  const p99 = quantile(health, 0.99)
  report(`Ten cooks import pages of 4 MB that were made for it (${seconds} s)`, [
    { name: '/healthz p99, of a bare server’s', value: p99 / quantile(limit, 0.99), unit: 'x', goal: 10 },
    { name: '/healthz p99', value: p99, unit: 'ms' },
    { name: '/healthz p99 of the bare server', value: quantile(limit, 0.99), unit: 'ms' },
    { name: '/healthz, longest', value: Math.max(...health), unit: 'ms' },
    {
      name: 'event-loop delay p99, beyond a bare server’s',
      value: Math.max(0, delay - least),
      unit: 'ms',
      goal: 50,
    },
    { name: 'event-loop delay p99', value: delay, unit: 'ms' },
    { name: 'an honest page meanwhile, p50', value: quantile(imports, 0.5), unit: 'ms' },
    { name: 'an honest page meanwhile, longest', value: Math.max(...imports), unit: 'ms' },
  ])
} finally {
  await bare.stop()
  await server.stop()
  await removeDataDir(server.dataDir)
  pages.close()
}
