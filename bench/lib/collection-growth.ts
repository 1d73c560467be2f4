import { CompiledQuery, sql } from 'kysely'
import type { Database } from '#server/database/open.ts'
import { deleteRecipe, getRecipe, insertRecipe, listCards, listRecipes } from '#server/stores/recipes.ts'
import { aRecipe } from '#testing/database-builders.ts'
import { median } from './statistics.ts'

/**
 * Rounds that do not count: while code and caches warm up, the bare query speeds up more than the other
 * calls.
 */
const WARM_UP = 60

export interface CostOfUse {
  /** Median milliseconds of `select 1` on the same connection, between the other calls. */
  bare: number
  /** Time of each use as a multiple of the bare query. */
  ratios: Record<Use, number>
}

const words = ['salmon', 'leek tart', 'smoky bean', 'lemon']

export const uses = ['cards', 'list', 'by title', 'get', 'search', 'create'] as const
export type Use = (typeof uses)[number]

/** Measures the medians of one cook's calls, each followed by a bare query. */
export async function costOfUse(db: Database, userId: string, rounds: number): Promise<CostOfUse> {
  const { recipes } = await listCards(db, userId, { limit: 48 })
  const calls: Record<Use, (round: number) => Promise<unknown>> = {
    cards: () => listCards(db, userId, { limit: 48 }),
    list: () => listRecipes(db, userId, { limit: 50 }),
    'by title': () => listCards(db, userId, { limit: 48, sort: 'alphabetical' }),
    get: (round) => getRecipe(db, userId, recipes[round % recipes.length]?.id ?? ''),
    search: (round) => listCards(db, userId, { limit: 48, search: words[round % words.length] }),
    create: () => insertRecipe(db, userId, aRecipe({ createdAt: new Date() })),
  }
  const bare: number[] = []
  const taken = new Map<Use, number[]>(uses.map((use) => [use, []]))
  for (let round = -WARM_UP; round < rounds; round++) {
    const bareTime = await timed(() => sql`select 1`.execute(db))
    if (round >= 0) bare.push(bareTime.ms)
    for (const use of uses) {
      const { ms, result } = await timed(() => calls[use](Math.max(0, round)))
      if (use === 'create') await deleteRecipe(db, userId, (result as { id: string }).id, new Date())
      if (round >= 0) taken.get(use)?.push(ms)
    }
  }
  const limit = median(bare)
  const ratios = Object.fromEntries(uses.map((use) => [use, median(taken.get(use) ?? []) / limit]))
  return { bare: limit, ratios: ratios as Record<Use, number> } // one for each use
}

/**
 * Measures the milliseconds that PostgreSQL spends on a cook's search, including planning and all its
 * statements: the median of `rounds`.
 */
export async function searchInDatabase(db: Database, userId: string, rounds: number): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const statements: CompiledQuery[] = []
    const watched = db.withPlugin({
      transformQuery({ node, queryId }) {
        statements.push(db.getExecutor().compileQuery(node, queryId))
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await listCards(watched, userId, { limit: 48, search: words[round % words.length] })
    let ms = 0
    for (const { sql: text, parameters } of statements) {
      const explained = CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, [
        ...parameters,
      ])
      const { rows } = await db.executeQuery<{ 'QUERY PLAN': [Record<string, number>] }>(explained)
      const [plan] = rows[0]?.['QUERY PLAN'] ?? []
      ms += (plan?.['Planning Time'] ?? Number.NaN) + (plan?.['Execution Time'] ?? Number.NaN)
    }
    times.push(ms)
  }
  return median(times)
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const started = performance.now()
  const result = await work()
  return { ms: performance.now() - started, result }
}
