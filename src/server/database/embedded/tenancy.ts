import pg from 'pg'
import type { Log } from '#server/ports/log.ts'

/** Number of the advisory lock; any that nothing else uses. */
const TENANT_LOCK = 7_203_411_906

/** A loaded machine may take many seconds to answer at the start, and a database that is gone refuses at once. */
const START_TIMEOUT_MS = 60_000
const END_TIMEOUT_MS = 5000

export interface Tenancy {
  /** True when no other server used this database at the start. */
  sole: boolean
  /** Releases the lock; true when no other server uses the database now. */
  leave(): Promise<boolean>
}

/**
 * Registers this server as a user of the embedded database, which several may share (a new version starts
 * while the old one still answers). Each holds a shared lock on a connection of its own as long as it lives,
 * and the last one to leave stops PostgreSQL.
 */
export async function enterTenancy(connection: pg.ClientConfig, log: Log): Promise<Tenancy> {
  let client = await connect(connection, log, START_TIMEOUT_MS)
  const sole = await tryLock(client, 'pg_try_advisory_lock')
  await tryLock(client, 'pg_try_advisory_lock_shared')
  if (sole) await client.query('select pg_advisory_unlock($1)', [TENANT_LOCK])
  return {
    sole,
    async leave() {
      try {
        await client.query('select pg_advisory_unlock_shared($1)', [TENANT_LOCK])
      } catch {
        // The connection was lost, and the lock with it.
        const again = await connect(connection, log, END_TIMEOUT_MS).catch(() => null)
        if (!again) return true // it no longer answers, so its remains may be stopped
        client = again
      }
      const isLast = await tryLock(client, 'pg_try_advisory_lock').catch(() => true)
      await client.end().catch(() => undefined)
      return isLast
    },
  }
}

async function connect(connection: pg.ClientConfig, log: Log, timeoutMs: number): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    application_name: 'larder tenant',
    connectionTimeoutMillis: timeoutMs,
  })
  client.on('error', (error) =>
    log.warn({ err: error }, 'The connection that marks the database as in use was lost.'),
  )
  await client.connect()
  return client
}

async function tryLock(client: pg.Client, lock: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared') {
  const { rows } = await client.query<{ locked: boolean }>(`select ${lock}($1) as locked`, [TENANT_LOCK])
  return rows[0]?.locked === true
}
