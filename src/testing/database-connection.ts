import type pg from 'pg'
import { type Database, databaseOf } from '#server/database/open.ts'
import { createPool } from '#server/database/pool.ts'
import { quietLog } from './quiet-log.ts'

/** Opens a pool of its own, as another server would have. */
export function openTestConnection(connection: pg.ClientConfig, size = 5): { db: Database; pool: pg.Pool } {
  // On a loaded machine twenty calls at once may wait longer for five connections than a server would.
  const pool = createPool({
    connection: { ...connection, connectionTimeoutMillis: 60_000 },
    log: quietLog,
    size,
  })
  return { db: databaseOf(pool, { log: quietLog }), pool }
}

/** Returns the address of another database on the same server. */
export function urlOf(
  { connectionString, host, port, user, password }: pg.ClientConfig,
  database: string,
): string {
  if (connectionString) {
    const url = new URL(connectionString)
    url.pathname = `/${database}`
    return url.href
  }
  const query = new URLSearchParams({ host: host ?? '', port: String(port) })
  return `postgres://${encodeURIComponent(user ?? '')}:${encodeURIComponent(String(password))}@/${database}?${query}`
}
