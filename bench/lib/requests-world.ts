import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { api } from '#contract/index.ts'
import type { RouteShape } from '#contract/route.ts'
import { type Database, openDatabase } from '#server/database/open.ts'
import { addressOf } from '#testing/client.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { type RemoteCook, remoteCook } from '#testing/remote-cook.ts'
import { removeDataDir, startServer } from '#testing/start-server.ts'
import { fillCollection, pictureHashOf } from './collections.ts'
import { fromAddress } from './from-address.ts'
import { recordStatements } from './record-statements.ts'
import type { Recorded } from './recorded.ts'
import { startLimit } from './start-limit.ts'

export interface Operation {
  name: string
  kind: 'read' | 'write'
  route: RouteShape
  /** True when the route's parameter is the cook's first recipe. */
  ofRecipe?: true
  query?: object
  body?: unknown
}

const everything: readonly Operation[] = [
  { name: 'list 50', kind: 'read', route: api.recipes.list, query: { limit: 50 } },
  { name: 'list 500', kind: 'read', route: api.recipes.list },
  { name: 'get', kind: 'read', route: api.recipes.get, ofRecipe: true },
  { name: 'search', kind: 'read', route: api.recipes.list, query: { search: 'leek', limit: 50 } },
  { name: 'folders', kind: 'read', route: api.folders.list },
  { name: 'quota check', kind: 'read', route: api.quota.check },
  {
    name: 'month of the calendar',
    kind: 'read',
    route: api.meals.list,
    query: { from: '2026-11-01', to: '2026-11-30' },
  },
  { name: 'create', kind: 'write', route: api.recipes.create, body: tomatoSoup },
  { name: 'rate', kind: 'write', route: api.ratings.rate, ofRecipe: true, body: { rating: 4 } },
  { name: 'favourite', kind: 'write', route: api.recipes.favorite, ofRecipe: true, body: {} },
]
const only = process.env.ONLY?.split(',')
/**
 * The ten commonest operations, reads first, because writes make the lists longer. `ONLY=get,create` measures
 * these alone.
 */
export const operations = everything.filter(({ name }) => !only || only.includes(name))

/**
 * Number of turns of an operation that do not count, in which V8 compiles frequent code; `WARM_UP=n` sets it
 * for all. A saved recipe goes through the whole kitchen, which is compiled bit by bit: in a fresh server
 * `create` takes 6 ms of processor time, after five thousand calls 3.
 */
export const warmUpOf = (kind: Operation['kind']): number =>
  Number(process.env.WARM_UP ?? (kind === 'read' ? 3 : 12))

interface Someone {
  cook: RemoteCook
  recipeId: string
}

/** A request in the form that a load generator sends. */
export interface Asked {
  path: string
  method: string
  headers: Record<string, string>
  body?: string
}

/**
 * One of the two servers under comparison: ours, or the bare route. `asked` lists the requests of an
 * operation, one for each cook.
 */
export interface Side {
  url: string
  pid: number
  asked(operation: Operation): Asked[]
}

/**
 * Starts the built server with this many cooks of 500 recipes and a month of meals each, and the bare route
 * (`limit-server.ts`) on the same database with the statements that our server sent when each cook did each
 * operation. Every cook has an address of their own behind a proxy. Call `close` at the end.
 */
export async function openRequestsWorld(cookCount: number) {
  const folder = await mkdtemp(join(tmpdir(), 'larder-requests-'))
  const record = join(folder, 'queries.jsonl')
  await writeFile(record, '')
  const recorder = `--import=${new URL('./record-queries.mjs', import.meta.url).href}`
  let larder = await startServer({
    fromSources: true,
    env: { NODE_OPTIONS: recorder, RECORD_QUERIES: record },
  })
  const ends: (() => Promise<unknown>)[] = [() => larder.stop()]
  const close = async () => {
    for (const end of ends) await end()
    await rm(folder, { recursive: true, force: true })
    await removeDataDir(larder.dataDir)
  }
  try {
    const people = await prepare(larder, cookCount)
    const recorded: Record<string, Recorded>[] = []
    for (const someone of people) recorded.push(await recordAll(larder.url, record, someone))
    const keys = await (await fetch(`${larder.url}/.well-known/jwks.json`)).json()
    // The server restarts on the same data without the recorder, and behind a proxy that gives each cook an
    // address.
    await larder.stop()
    larder = await startServer({ dataDir: larder.dataDir, env: { TRUST_PROXY: '1' } })
    const { url, process } = larder
    await writeFile(join(folder, 'limit.json'), JSON.stringify({ keys, cooks: recorded }))
    const limit = await startLimit(join(folder, 'limit.json'), larder.dataDir)
    ends.unshift(limit.stop)
    const postmaster = await readFile(join(larder.dataDir, 'database/cluster/postmaster.pid'), 'utf8')
    const asked = (operation: Operation, path: (someone: Someone, index: number) => string) =>
      people.map((someone, index) => requestOf(operation, someone, index, path(someone, index)))
    const ours: Side = {
      url,
      pid: process.pid ?? 0,
      asked: (operation) => asked(operation, (someone) => pathOf(operation, someone)),
    }
    const bare: Side = {
      url: limit.url,
      pid: limit.pid,
      asked: (operation) => asked(operation, (_, index) => `/${index}/${encodeURIComponent(operation.name)}`),
    }
    return {
      ours,
      limit: bare,
      /** Process id of PostgreSQL's postmaster, the parent of its processes. */
      postmaster: Number.parseInt(postmaster, 10),
      statementsOf: ({ name }: Operation) => recorded[0]?.[name]?.statements.length ?? 0,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

type Larder = Awaited<ReturnType<typeof startServer>>

/** Creates cooks with a collection and a month of meals, with Premium because of the calendar. */
async function prepare(larder: Larder, cookCount: number): Promise<Someone[]> {
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
    imageHashes: [pictureHashOf(recipe)],
  })
  await sql`
    insert into meal_entries (user_id, id, date, meal_type, kind, recipe_id, created_at, updated_at)
    select ${userId}, gen_random_uuid(), date '2026-11-01' + i / 4, (array['breakfast', 'lunch', 'dinner', 'prep'])[1 + i % 4],
      'recipe', ${recipe.id}, now(), now() from generate_series(0, 119) i`.execute(db)
}

async function recordAll(
  url: string,
  record: string,
  { cook, recipeId }: Someone,
): Promise<Record<string, Recorded>> {
  const all: Record<string, Recorded> = {}
  for (const { name, route, body, query } of operations) {
    const call = () => cook.call(route, url, body, { query, params: { id: recipeId } })
    all[name] = await recordStatements(record, call, name === 'create')
  }
  return all
}

const pathOf = ({ route, query }: Operation, { recipeId }: Someone) =>
  addressOf(route, { query, params: { id: recipeId } })

const requestOf = ({ route, body }: Operation, { cook }: Someone, index: number, path: string): Asked => ({
  path,
  method: route.method,
  headers: {
    authorization: `Bearer ${cook.idToken}`,
    ...fromAddress(index),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
})
