import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Log } from '#server/ports/log.ts'

/**
 * Maximum number of named statements. Each takes some 60 kB in the process of each connection that has used
 * it.
 */
export const KEPT_STATEMENTS = 100
/** Number of uses within a minute after which a statement gets a name for good. */
const WORTH_AFTER = 3
const MINUTE_MS = 60_000
/** Maximum length of a statement; longer ones insert rows in bulk, each time another number of them. */
const LONGEST_TEXT = 8000

/**
 * Matches a star that stands for columns. Its columns are fixed when a statement is prepared: after a
 * migration that adds one PostgreSQL would refuse the prepared statement ("cached plan must not change result
 * type"). `count(*)` names none.
 */
const hasStarOfColumns = /(?<!\()\*/

/** True for statements on data with values; without values a text may be several statements. */
const canBePrepared = (text: string, values: readonly unknown[]) =>
  values.length > 0 &&
  text.length <= LONGEST_TEXT &&
  /^\s*(select|insert|update|delete|with)\b/i.test(text) &&
  !hasStarOfColumns.test(text)

/**
 * Returns the same name on every server: a pooler may hand one server's connection to another, and a name
 * must mean one text only.
 */
const nameFor = (text: string) => `larder_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`

/**
 * Returns the name of a frequent statement, and undefined for all others. `now` is in ms of any clock that
 * never goes back.
 */
export function createStatementNames(now: () => number = () => performance.now()) {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  let countedSince = now()
  return (text: string, values: readonly unknown[]): string | undefined => {
    const name = names.get(text)
    if (name || names.size >= KEPT_STATEMENTS || !canBePrepared(text, values)) return name
    if (now() - countedSince > MINUTE_MS) {
      counts.clear()
      countedSince = now()
    }
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    if (count < WORTH_AFTER) return undefined
    const given = nameFor(text)
    names.set(text, given)
    return given
  }
}

/**
 * Codes of duplicate_prepared_statement and invalid_sql_statement_name, after which nothing of the statement
 * was done.
 */
const lostNames = new Set(['42P05', '26000'])

/**
 * True when a statement failed because a pooler has changed the connection below it, and with it the prepared
 * statements.
 */
export const hasLostNames = (error: unknown) =>
  error instanceof Error && 'code' in error && lostNames.has(String(error.code))

/**
 * Wraps the pool for Kysely, which sends every text to be parsed and planned again. Here PostgreSQL keeps
 * frequent statements by name for each connection, which saves more than half of its time for a small read.
 * Behind a pooler that keeps no names the first loss ends this for good: the statement is sent again without
 * a name, and a whole transaction runs again (`transact`).
 */
export function preparing(pool: pg.Pool, log: Log): PostgresPool {
  let nameOf: ReturnType<typeof createStatementNames> | null = createStatementNames()
  function stop(error: unknown) {
    if (!nameOf) return
    nameOf = null
    log.warn(
      { err: error },
      'The pooler before the database keeps no statements by name, so none are named any more. Set DATABASE_PREPARED_STATEMENTS=off.',
    )
  }
  // Kysely identifies a connection by its client, so each client has one wrapper.
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const wrap = (client: pg.PoolClient) => {
    const unnamed = (text: string, values: readonly unknown[]) => client.query(text, [...values])
    const query = (text: string, values: readonly unknown[]) => {
      const name = nameOf?.(text, values)
      if (name === undefined) return unnamed(text, values)
      const isAlone = client.getTransactionStatus() === 'I'
      return client.query({ name, text, values: [...values] }).catch((error: unknown) => {
        if (!hasLostNames(error)) throw error
        stop(error)
        if (!isAlone) throw error
        return unnamed(text, values)
      })
    }
    // Kysely uses cursors too when it is given their class, which it is nowhere here.
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }
  }
  return {
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? wrap(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  }
}
