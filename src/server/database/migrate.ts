import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'
import { migrations } from './migrations/index.ts'

/** Number of the advisory lock; any that nothing else uses. */
const MIGRATION_LOCK = 7_203_411_905

/**
 * Brings the schema up to date and returns the names of the migrations that ran. Each migration and its
 * record are one transaction, under a lock, so that several servers may start at once and a crash leaves no
 * half of one.
 */
export async function migrate<T>(db: Kysely<T>, extra: readonly Migration[] = []): Promise<string[]> {
  return await applyMigrations(db, [...migrations, ...extra])
}

/**
 * Applies a given list of migrations, such as the first few. Within a transaction all of them are part of it.
 */
export async function applyMigrations<T>(db: Kysely<T>, steps: readonly Migration[]): Promise<string[]> {
  const known = await appliedMigrations(db)
  const ran: string[] = []
  for (const step of steps.filter(({ name }) => !known.has(name))) {
    if (await applyOnce(db, step)) ran.push(step.name)
  }
  return ran
}

/** True when every migration has run: a server that is newer than its database is not ready. */
export async function isMigrated<T>(db: Kysely<T>, extra: readonly Migration[] = []): Promise<boolean> {
  const known = await appliedMigrations(db)
  return [...migrations, ...extra].every(({ name }) => known.has(name))
}

/** Returns the names of the migrations that have run. */
export async function appliedMigrations<T>(db: Kysely<T>): Promise<Set<string>> {
  const table = await sql<{ found: boolean }>`select to_regclass('migrations') is not null as found`.execute(
    db,
  )
  if (!table.rows[0]?.found) return new Set()
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

async function applyOnce<T>(db: Kysely<T>, step: Migration): Promise<boolean> {
  const within = async (tx: Kysely<T>) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx)
    await sql`
      create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())
    `.execute(tx)
    const noted =
      await sql`insert into migrations (name) values (${step.name}) on conflict do nothing`.execute(tx)
    if (noted.numAffectedRows !== 1n) return false
    // A migration uses plain SQL and no table types.
    await step.up(tx as unknown as Kysely<unknown>)
    return true
  }
  return db.isTransaction ? await within(db) : await db.transaction().execute(within)
}
