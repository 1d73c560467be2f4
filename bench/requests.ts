/**
 * What a request costs (goals P1 and P1b).
 *
 * The built server in a process of its own, a cook with 500 recipes. First it runs with every statement that it sends
 * to PostgreSQL written down: the count per request, and the statements themselves. Then the limit is a bare Fastify
 * route in another process that checks the token's signature, sends the same statements to the same PostgreSQL and
 * answers with the rows. A load generator with 8 connections asks ours and the limit in turns, REQUESTS (100) each;
 * CPU time of the server and of its PostgreSQL is read from /proc before and after; a figure is the ratio of the
 * medians of ROUNDS (7) rounds of CPU per request. Between two operations it waits, so that the server's own limit per
 * cook and minute never refuses. Linux only.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { sql } from 'kysely'
import { api } from '#contract/index.ts'
import type { RouteShape } from '#contract/route.ts'
import { openDatabase } from '#server/database/open.ts'
import { usualLimits } from '#server/http/rate-limits.ts'
import { removeBundle } from '#testing/bundle-server.ts'
import { addressOf } from '#testing/client.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { remoteCook } from '#testing/remote-cook.ts'
import { removeDataDir, startServer } from '#testing/start-server.ts'
import { makePremium } from '../tests/e2e/premium.ts'
import { fillCollection } from './lib/collections.ts'
import { cpuSeconds } from './lib/cpu-time.ts'
import type { Recorded, Statement } from './lib/recorded.ts'
import { type Measure, report } from './lib/report.ts'
import { median } from './lib/statistics.ts'

const requests = Number(process.env.REQUESTS ?? 100)
const rounds = Number(process.env.ROUNDS ?? 7)
const READ = 1.25
const WRITE = 1.5
/** Whom the token names, and who that is here: asked for at every request beside the work itself. */
const STATEMENTS_OF_SIGN_IN = 2

interface Operation {
  name: string
  route: RouteShape
  params?: object
  query?: object
  body?: unknown
  goal: number
}

const folder = await mkdtemp(join(tmpdir(), 'larder-requests-'))
const record = join(folder, 'queries.jsonl')
await writeFile(record, '')
const recorder = `--import=${new URL('./lib/record-queries.mjs', import.meta.url).href}`
let larder = await startServer({ env: { NODE_OPTIONS: recorder, RECORD_QUERIES: record } })
const ends: (() => Promise<unknown>)[] = [() => larder.stop()]

try {
  const email = 'cook@example.org'
  const cook = await remoteCook(larder.url, email)
  await cook.call(api.users.current, larder.url)
  await makePremium(larder, email)
  const operations = await prepare(email, cook)
  const recorded = await recordAll(operations, cook)
  const keys = await (await fetch(`${larder.url}/.well-known/jwks.json`)).json()
  // The same data, without the recorder.
  await larder.stop()
  larder = await startServer({ dataDir: larder.dataDir })
  await writeFile(join(folder, 'limit.json'), JSON.stringify({ keys, operations: recorded }))
  const limit = await startLimit(join(folder, 'limit.json'))
  ends.unshift(limit.stop)

  const postmaster = Number.parseInt(
    await readFile(join(larder.dataDir, 'database/cluster/postmaster.pid'), 'utf8'),
    10,
  )
  const measures: Measure[] = []
  for (const operation of operations) {
    await pause(((requests * (rounds + 1)) / usualLimits.perCookAndMinute) * 66_000)
    const statements = recorded[operation.name]?.statements.length ?? 0
    const ours = `${larder.url}${addressOf(operation.route, operation)}`
    const costs = await inTurns(
      () => cpuOf([larder.process.pid ?? 0, postmaster], () => load(ours, operation, cook.idToken)),
      () =>
        cpuOf([limit.pid, postmaster], () => load(`${limit.url}/${operation.name}`, operation, cook.idToken)),
    )
    measures.push(
      { name: operation.name, value: costs.ours / costs.limit, unit: 'x', goal: operation.goal },
      { name: '  CPU per request', value: (costs.ours / requests) * 1000, unit: 'ms' },
      {
        name: '  statements beside those of signing in',
        value: statements - STATEMENTS_OF_SIGN_IN,
        unit: 'pieces',
        goal: operation.goal === READ ? 1 : 2,
      },
    )
  }
  report(
    `CPU per request over a bare route with the same statements (${requests} requests, ${rounds} rounds)`,
    measures,
  )
} finally {
  for (const end of ends) await end()
  await rm(folder, { recursive: true, force: true })
  await removeDataDir(larder.dataDir)
  await removeBundle()
}

type Cook = Awaited<ReturnType<typeof remoteCook>>

/** A collection, a month of meals, and what is asked of them. */
async function prepare(email: string, cook: Cook): Promise<Operation[]> {
  const { recipe } = await cook.call(api.recipes.generate, larder.url, { prompt: 'tomato soup' })
  const { db, close } = await openDatabase({ dataDir: larder.dataDir, log: quietLog, poolSize: 1 })
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await fillCollection(db, userId, 499, {
    imageHashes: [/images\/([0-9a-f]+)/.exec(recipe.imageUrl ?? '')?.[1] ?? ''],
  })
  await sql`
    insert into meal_entries (user_id, id, date, meal_type, kind, recipe_id, created_at, updated_at)
    select ${userId}, gen_random_uuid(), date '2026-11-01' + i / 4, (array['breakfast', 'lunch', 'dinner', 'prep'])[1 + i % 4],
      'recipe', ${recipe.id}, now(), now() from generate_series(0, 119) i`.execute(db)
  await sql`vacuum (analyze)`.execute(db)
  await close()
  const params = { id: recipe.id }
  return [
    { name: 'list 50', route: api.recipes.list, query: { limit: 50 }, goal: READ },
    { name: 'list 500', route: api.recipes.list, goal: READ },
    { name: 'get', route: api.recipes.get, params, goal: READ },
    { name: 'search', route: api.recipes.list, query: { search: 'leek', limit: 50 }, goal: READ },
    { name: 'folders', route: api.folders.list, goal: READ },
    { name: 'quota check', route: api.quota.check, goal: READ },
    {
      name: 'month of the calendar',
      route: api.meals.list,
      query: { from: '2026-11-01', to: '2026-11-30' },
      goal: READ,
    },
    { name: 'create', route: api.recipes.create, body: tomatoSoup, goal: WRITE },
    { name: 'rate', route: api.ratings.rate, params, body: { rating: 4 }, goal: WRITE },
    { name: 'favourite', route: api.recipes.favorite, params, body: {}, goal: WRITE },
  ]
}

/** The statements of each operation: the fewest of three tries, for a job of the server may speak in between. */
async function recordAll(operations: readonly Operation[], cook: Cook): Promise<Record<string, Recorded>> {
  const all: Record<string, Recorded> = {}
  for (const operation of operations) {
    const tries: Recorded[] = []
    for (let round = 0; round < 3; round += 1) {
      await writeFile(record, '')
      const reply = await cook.send(operation.route, operation.body, operation, larder.url)
      if (!reply.ok) throw new Error(`${operation.name} answered ${reply.status}: ${await reply.text()}`)
      const answer = (await reply.json()) as { id?: string }
      const statements = (await readFile(record, 'utf8'))
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Statement)
      tries.push({ statements, fresh: operation.name === 'create' ? (answer.id ?? null) : null })
    }
    const [fewest] = tries.toSorted((one, other) => one.statements.length - other.statements.length)
    if (fewest) all[operation.name] = fewest
  }
  return all
}

async function startLimit(file: string) {
  const script = new URL('./lib/limit-server.ts', import.meta.url).pathname
  const child = spawn(process.execPath, ['--import', 'tsx', script, file, larder.dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^limit at (\d+)$/.exec(line)?.[1]
    if (!port) continue
    return {
      url: `http://127.0.0.1:${port}`,
      pid: child.pid ?? 0,
      stop: () =>
        new Promise<void>((resolve) => {
          child.once('exit', () => resolve())
          child.kill('SIGTERM')
        }),
    }
  }
  throw new Error('The limit did not start.')
}

/** CPU time that the work takes of these processes and what they have started, in s. */
async function cpuOf(pids: readonly number[], work: () => Promise<void>): Promise<number> {
  const before = cpuSeconds(pids)
  await work()
  return cpuSeconds(pids) - before
}

async function load(url: string, { route, body }: Operation, idToken: string): Promise<void> {
  const { errors, non2xx } = await autocannon({
    url,
    method: route.method,
    amount: requests,
    connections: 8,
    headers: {
      authorization: `Bearer ${idToken}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`)
}

async function inTurns(ours: () => Promise<number>, limit: () => Promise<number>) {
  await limit()
  await ours()
  const samples: { ours: number[]; limit: number[] } = { ours: [], limit: [] }
  for (let round = 0; round < rounds; round += 1) {
    samples.limit.push(await limit())
    samples.ours.push(await ours())
  }
  return { ours: median(samples.ours), limit: median(samples.limit) }
}
