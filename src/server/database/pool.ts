import pg from 'pg'
import type { Log } from '#server/ports/log.ts'

export const POOL_SIZE = 20

const OID = { int8: 20, date: 1082, timestamptz: 1184 } as const

/**
 * Parsers of column types: int8 becomes a number where it is exact; a calendar date stays `yyyy-MM-dd`,
 * because a Date would shift it.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === OID.int8) return parseInt8
    if (oid === OID.date) return (text: string) => text
    return pg.types.getTypeParser(oid, format)
  },
}

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number.`)
  return value
}

/**
 * Milliseconds for which a statement may run, wait for a lock, or leave a transaction idle, before PostgreSQL
 * ends it.
 */
const limits = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
} satisfies pg.ClientConfig

export interface PoolOptions {
  connection: pg.ClientConfig
  log: Log
  size?: number
}

export function createPool({ connection, log, size = POOL_SIZE }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'larder',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    ...limits,
    ...connection,
    max: size,
    types,
  })
  // Without these handlers a connection that PostgreSQL closes (a restart) ends this process. Each connection
  // reports its own error, idle or in use; the pool then repeats it, with all fields of the connection
  // attached.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      // `end` does not wait for the server, so a server that stops at that moment ends the connection first.
      if (!pool.ending) log.warn({ err: error }, 'A database connection was lost.')
    }),
  )
  pool.on('error', () => undefined)
  return pool
}
