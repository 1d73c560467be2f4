/**
 * What a request costs (goals P1 and P1b).
 *
 * The built server in a process of its own, cooks with 500 recipes each. First it runs with every statement that it
 * sends to PostgreSQL written down, for each cook: the count per request, and the statements themselves. Then the
 * limit is a bare Fastify route in another process with the same flags that checks the token's signature, sends the same
 * statements to the same PostgreSQL and answers with the rows. A load generator with 8 connections asks ours and the limit in
 * turns, REQUESTS (200) each; CPU time of the server and of its PostgreSQL is read from /proc before and after; a
 * figure is the median of ROUNDS (7) ratios of two turns that follow each other. A round asks every operation, reads
 * before writes, and both sides have been asked WARM_UP (3) turns of everything before the first: so V8 has compiled
 * both. There are so many cooks, each at an address of their own behind a proxy, that the server's limits per minute
 * refuse none. Linux only.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { sql } from 'kysely'
import { api } from '#contract/index.ts'
import type { RouteShape } from '#contract/route.ts'
import { type Database, openDatabase } from '#server/database/open.ts'
import { addressOf } from '#testing/client.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { type RemoteCook, remoteCook } from '#testing/remote-cook.ts'
import { removeDataDir, startServer } from '#testing/start-server.ts'
import { fillCollection } from './lib/collections.ts'
import { cpuSeconds } from './lib/cpu-time.ts'
import { recordStatements } from './lib/record-statements.ts'
import type { Recorded } from './lib/recorded.ts'
import { type Measure, report } from './lib/report.ts'
import { startLimit } from './lib/start-limit.ts'
import { median } from './lib/statistics.ts'

const requests = Number(process.env.REQUESTS ?? 200)
const rounds = Number(process.env.ROUNDS ?? 7)
const warmUp = Number(process.env.WARM_UP ?? 3)
const READ = 1.25
const WRITE = 1.5
/** Whom the token names, and who that is here: asked for at every request beside the work itself. */
const STATEMENTS_OF_SIGN_IN = 2

interface Operation {
  name: string
  route: RouteShape
  /** Of the cook's first recipe. */
  ofRecipe?: true
  query?: object
  body?: unknown
  goal: number
}

const everything: readonly Operation[] = [
  { name: 'list 50', route: api.recipes.list, query: { limit: 50 }, goal: READ },
  { name: 'list 500', route: api.recipes.list, goal: READ },
  { name: 'get', route: api.recipes.get, ofRecipe: true, goal: READ },
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
  { name: 'rate', route: api.ratings.rate, ofRecipe: true, body: { rating: 4 }, goal: WRITE },
  { name: 'favourite', route: api.recipes.favorite, ofRecipe: true, body: {}, goal: WRITE },
]
const only = process.env.ONLY?.split(',')
const operations = everything.filter(({ name }) => !only || only.includes(name))
/** Below the limit of a cook in a minute, were the whole run to last no longer. */
const A_COOK_ASKS = 1000
const cookCount = Math.ceil((operations.length * requests * (rounds + warmUp)) / A_COOK_ASKS)

interface Someone {
  cook: RemoteCook
  recipeId: string
}
/** What is sent for an operation, whoever answers. */
type Asked = Pick<autocannon.Request, 'path' | 'headers'>

const folder = await mkdtemp(join(tmpdir(), 'larder-requests-'))
const record = join(folder, 'queries.jsonl')
await writeFile(record, '')
const recorder = `--import=${new URL('./lib/record-queries.mjs', import.meta.url).href}`
let larder = await startServer({
  fromSources: true,
  env: { NODE_OPTIONS: recorder, RECORD_QUERIES: record },
})
const ends: (() => Promise<unknown>)[] = [() => larder.stop()]

try {
  const people = await prepare()
  const recorded: Record<string, Recorded>[] = []
  for (const someone of people) recorded.push(await recordAll(someone))
  const keys = await (await fetch(`${larder.url}/.well-known/jwks.json`)).json()
  // The same data, without the recorder; from another proxy's view each cook has an address.
  await larder.stop()
  larder = await startServer({ dataDir: larder.dataDir, env: { TRUST_PROXY: '1' } })
  await writeFile(join(folder, 'limit.json'), JSON.stringify({ keys, cooks: recorded }))
  const limit = await startLimit(join(folder, 'limit.json'), larder.dataDir)
  ends.unshift(limit.stop)
  const postmaster = Number.parseInt(
    await readFile(join(larder.dataDir, 'database/cluster/postmaster.pid'), 'utf8'),
    10,
  )

  const askOurs = (operation: Operation) =>
    cpuOf([larder.process.pid ?? 0, postmaster], () =>
      load(
        larder.url,
        operation,
        people.map((someone, index) => ({
          path: pathOf(operation, someone),
          headers: {
            ...headersOf(operation, someone),
            'x-forwarded-for': `10.0.${index >> 8}.${index & 255}`,
          },
        })),
      ),
    )
  const askLimit = (operation: Operation) =>
    cpuOf([limit.pid, postmaster], () =>
      load(
        limit.url,
        operation,
        people.map((someone, index) => ({
          path: `/${index}/${encodeURIComponent(operation.name)}`,
          headers: headersOf(operation, someone),
        })),
      ),
    )
  const turns = new Map(operations.map(({ name }) => [name, [] as { ours: number; limit: number }[]]))
  // Reads first: what is written makes the lists longer.
  for (const goal of [READ, WRITE]) {
    const some = operations.filter((operation) => operation.goal === goal)
    for (let round = -warmUp; round < rounds; round += 1) {
      for (const operation of some) {
        const turn = { limit: await askLimit(operation), ours: await askOurs(operation) }
        if (round >= 0) turns.get(operation.name)?.push(turn)
      }
    }
  }
  report(
    `CPU per request over a bare route with the same statements (${requests} requests, ${rounds} rounds)`,
    operations.flatMap((operation) =>
      measuresOf(operation, turns.get(operation.name) ?? [], recorded[0]?.[operation.name]),
    ),
  )
} finally {
  for (const end of ends) await end()
  await rm(folder, { recursive: true, force: true })
  await removeDataDir(larder.dataDir)
}

/** Cooks with a collection and a month of meals; the calendar is for subscribers. */
async function prepare(): Promise<Someone[]> {
  const people: Someone[] = []
  const { db, close } = await openDatabase({ dataDir: larder.dataDir, log: quietLog, poolSize: 1 })
  for (let count = 0; count < cookCount; count += 1) {
    const cook = await remoteCook(larder.url, `cook-${count}@example.org`)
    const { recipe } = await cook.call(api.recipes.generate, larder.url, { prompt: 'tomato soup' })
    await fillFor(db, cook.email, recipe)
    people.push({ cook, recipeId: recipe.id })
  }
  await sql`vacuum (analyze)`.execute(db)
  await close()
  return people
}

async function fillFor(db: Database, email: string, recipe: { id: string; imageUrl: string | null }) {
  const { id: userId } = await db
    .updateTable('users')
    .set({ status_override: 'active' })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  await fillCollection(db, userId, 499, {
    imageHashes: [/images\/([0-9a-f]+)/.exec(recipe.imageUrl ?? '')?.[1] ?? ''],
  })
  await sql`
    insert into meal_entries (user_id, id, date, meal_type, kind, recipe_id, created_at, updated_at)
    select ${userId}, gen_random_uuid(), date '2026-11-01' + i / 4, (array['breakfast', 'lunch', 'dinner', 'prep'])[1 + i % 4],
      'recipe', ${recipe.id}, now(), now() from generate_series(0, 119) i`.execute(db)
}

async function recordAll({ cook, recipeId }: Someone): Promise<Record<string, Recorded>> {
  const all: Record<string, Recorded> = {}
  for (const { name, route, body, query } of operations) {
    const call = () => cook.call(route, larder.url, body, { query, params: { id: recipeId } })
    all[name] = await recordStatements(record, call, name === 'create')
  }
  return all
}

function pathOf({ route, query }: Operation, { recipeId }: Someone) {
  return addressOf(route, { query, params: { id: recipeId } })
}

function headersOf({ body }: Operation, { cook }: Someone) {
  return {
    authorization: `Bearer ${cook.idToken}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
}

/** CPU time that the work takes of these processes and what they have started, in s. */
async function cpuOf(pids: readonly number[], work: () => Promise<void>): Promise<number> {
  const before = cpuSeconds(pids)
  await work()
  return cpuSeconds(pids) - before
}

async function load(url: string, { route, body }: Operation, asked: Asked[]): Promise<void> {
  const { errors, non2xx } = await autocannon({
    url,
    amount: requests,
    connections: 8,
    requests: asked.map((one) => ({
      ...one,
      method: route.method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })),
  })
  if (errors + non2xx > 0) throw new Error(`${url}${asked[0]?.path}: ${errors} errors, ${non2xx} refusals`)
}

function measuresOf(
  { name, goal }: Operation,
  turns: { ours: number; limit: number }[],
  recorded?: Recorded,
): Measure[] {
  const inMs = (seconds: number[]) => (median(seconds) / requests) * 1000
  return [
    { name, value: median(turns.map(({ ours, limit }) => ours / limit)), unit: 'x', goal },
    { name: '  CPU per request', value: inMs(turns.map(({ ours }) => ours)), unit: 'ms' },
    { name: '  of the bare route', value: inMs(turns.map(({ limit }) => limit)), unit: 'ms' },
    {
      name: '  statements beside those of signing in',
      value: (recorded?.statements.length ?? 0) - STATEMENTS_OF_SIGN_IN,
      unit: 'pieces',
      goal: goal === READ ? 1 : 2,
    },
  ]
}
