import { type Kysely, Kysely as KyselyDatabase, PostgresDialect, sql, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Log } from '#server/ports/log.ts'
import { startEmbedded } from './embedded/supervisor.ts'
import { createPool } from './pool.ts'
import { preparing } from './prepared-statements.ts'
import type { Tables } from './tables.ts'
import { tryConnection } from './try-connection.ts'

export type Database = Kysely<Tables>
/** Parameter of a store function, which works inside and outside a transaction. */
export type Queryable = Database | Transaction<Tables>

export interface OpenDatabase {
  db: Database
  /** Ends the connections and, when no other server uses it, the embedded server. May be called twice. */
  close(): Promise<void>
  ready(): Promise<boolean>
  /** Counts of open connections, of idle ones, and of callers that wait for one. */
  poolCounts(): { total: number; idle: number; waiting: number }
  /**
   * True when no other server shares this embedded database, so that all work of an earlier process is over.
   */
  sole: boolean
}

export interface DatabaseConfig {
  /** Address of a PostgreSQL-compatible server. Without it, one is started in `dataDir`. */
  url?: string | undefined
  dataDir: string
  log: Log
  poolSize?: number
  /** False for a pooler that hands one connection's statements to another and keeps no names. */
  prepares?: boolean
  /**
   * Work of this process that ends before it connects: while it computes for seconds, it reads no answer, and
   * the connection would time out. PostgreSQL is started meanwhile.
   */
  connectAfter?: Promise<unknown>
}

/** Opens the database; migrating it is the caller's next step. Rejects with a sentence for the operator. */
export async function openDatabase({
  url,
  dataDir,
  log,
  poolSize,
  prepares,
  connectAfter = Promise.resolve(),
}: DatabaseConfig): Promise<OpenDatabase> {
  const embedded = url ? null : await startEmbedded({ dataDir, log, connectAfter })
  await connectAfter
  const pool = createPool({
    connection: embedded?.connection ?? { connectionString: url },
    log,
    ...(poolSize ? { size: poolSize } : {}),
  })
  if (url) await endIfUnreachable(pool, url)
  const db = databaseOf(pool, { log, prepares })
  let closing: Promise<void> | undefined
  return {
    db,
    sole: embedded?.sole ?? false,
    ready: () => answers(db),
    poolCounts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => (closing ??= db.destroy().finally(() => embedded?.stop())),
  }
}

async function endIfUnreachable(pool: pg.Pool, url: string): Promise<void> {
  try {
    await tryConnection(pool, url)
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** Creates the query builder of the stores. Destroying it ends the pool. */
export const databaseOf = (
  pool: pg.Pool,
  { log, prepares = true }: { log: Log; prepares?: boolean | undefined },
): Database =>
  new KyselyDatabase<Tables>({
    dialect: new PostgresDialect({ pool: prepares ? preparing(pool, log) : pool }),
  })

async function answers(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
