/**
 * A collection that is requested as a whole: `GET /api/recipes` without a limit, of RECIPES (50,000) recipes.
 *
 * The built server runs in a process of its own. One cook requests one recipe CALLS (200) times, one call
 * after the other, at rest and then while another reads the whole list as fast as it arrives; both alternate
 * ROUNDS (5) times. A figure is the ratio of the two p99s, median of the rounds. Memory is the peak of the
 * server's process while the list was read, over its memory before, from /proc. The reader shares the two
 * cores with the server. Linux only.
 */
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { api } from '#contract/index.ts'
import { openDatabase } from '#server/database/open.ts'
import { addressOf } from '#testing/client.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { remoteCook } from '#testing/remote-cook.ts'
import { removeDataDir, startServer } from '#testing/start-server.ts'
import { fillCollection } from './lib/collections.ts'
import { residentMb } from './lib/process-memory.ts'
import { report } from './lib/report.ts'
import { median, quantile } from './lib/statistics.ts'

const recipes = Number(process.env.RECIPES ?? 50_000)
const calls = Number(process.env.CALLS ?? 200)
const rounds = Number(process.env.ROUNDS ?? 5)
/** Milliseconds between two calls, below the limit of 1,200 calls of a cook in a minute. */
const EVERY_MS = 60
const goals = { p99: 5, memory: 1.6 }

const agent = new Agent({ keepAlive: true })
const server = await startServer({ env: { TRUST_PROXY: '1' } })
const pid = server.process.pid ?? 0
try {
  const reader = await remoteCook(server.url, 'reader@example.org')
  const other = await remoteCook(server.url, 'other@example.org')
  await reader.call(api.recipes.create, server.url, tomatoSoup)
  const { id } = await other.call(api.recipes.create, server.url, tomatoSoup)
  const { db, close } = await openDatabase({ dataDir: server.dataDir, log: quietLog, poolSize: 1 })
  await sql`set statement_timeout = 0`.execute(db)
  const { rows } = await sql<{ id: string }>`select id from users where email = 'reader@example.org'`.execute(
    db,
  )
  await fillCollection(db, rows[0]?.id ?? '', recipes)
  await sql`analyze`.execute(db)
  await close()

  const list = { path: '/api/recipes', token: reader.idToken }
  const one = { path: addressOf(api.recipes.get, { params: { id } }), token: other.idToken }
  await read(list)
  await timesOf(one, () => false)
  const ratios: { p99: number; memory: number; rest: number; meanwhile: number; mb: number; s: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const rest = quantile(await timesOf(one, () => false), 0.99)
    const before = residentMb(pid)
    const memory = mostResidentMb()
    const start = performance.now()
    let isReading = true
    const reading = read(list).finally(() => {
      isReading = false
    })
    const meanwhile = quantile(await timesOf(one, () => isReading), 0.99)
    const mb = (await reading) / 1e6
    const s = (performance.now() - start) / 1000
    ratios.push({ p99: meanwhile / rest, memory: memory.end() / before, rest, meanwhile, mb, s })
  }
  const of = (what: keyof (typeof ratios)[number]) => median(ratios.map((round) => round[what]))
  report(`A whole collection of ${recipes} recipes (${rounds} rounds)`, [
    {
      name: 'p99 of another call meanwhile over the same at rest',
      value: of('p99'),
      unit: 'x',
      goal: goals.p99,
    },
    { name: '  at rest', value: of('rest'), unit: 'ms' },
    { name: '  meanwhile', value: of('meanwhile'), unit: 'ms' },
    { name: 'memory meanwhile over before', value: of('memory'), unit: 'x', goal: goals.memory },
    { name: '  the list', value: of('mb'), unit: 'MB' },
    { name: '  took', value: of('s') * 1000, unit: 'ms' },
  ])
} finally {
  agent.destroy()
  await server.stop()
  await removeDataDir(server.dataDir)
}

interface Asked {
  path: string
  token: string
}

/** Reads a reply to its end without keeping it, and returns its number of bytes. */
function read({ path, token }: Asked): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, server.url),
      { agent, headers: { authorization: `Bearer ${token}` } },
      (reply) => {
        let bytes = 0
        reply.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        reply.on('end', () =>
          reply.statusCode === 200
            ? resolve(bytes)
            : reject(new Error(`${path} answered ${reply.statusCode}`)),
        )
        reply.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

/**
 * Measures the milliseconds of each call, at least `calls` of them and as long as `goOn` returns true, one
 * every EVERY_MS.
 */
async function timesOf(asked: Asked, goOn: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (times.length < calls || goOn()) {
    const start = performance.now()
    await read(asked)
    times.push(performance.now() - start)
    await wait(EVERY_MS)
  }
  return times
}

function mostResidentMb() {
  let most = residentMb(pid)
  const timer = setInterval(() => {
    most = Math.max(most, residentMb(pid))
  }, 20)
  return {
    end() {
      clearInterval(timer)
      return most
    },
  }
}
