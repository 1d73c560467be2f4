import { type Kysely, sql } from 'kysely'
import type { Migration } from './migration.ts'
import { migrations } from './migrations/index.ts'

/** Any number that nothing else locks. */
const MIGRATION_LOCK = 7_203_411_905

/**
 * Brings the schema up to date; answers the names of the steps that ran. Each step and the note of it are one
 * transaction, under a lock, so that several servers may start at once and a crash leaves no half of a step.
 */
export async function migrate<T>(db: Kysely<T>, extra: readonly Migration[] = []): Promise<string[]> {
  return await applyMigrations(db, [...migrations, ...extra])
}

/** The same for a list of one's own, such as the first few. Within a transaction all steps are part of it. */
export async function applyMigrations<T>(db: Kysely<T>, steps: readonly Migration[]): Promise<string[]> {
  const known = await appliedMigrations(db)
  const ran: string[] = []
  for (const step of steps.filter(({ name }) => !known.has(name))) {
    if (await applyOnce(db, step)) ran.push(step.name)
  }
  return ran
}

/** Whether every step has run: a server that is newer than its database is not ready. */
export async function isMigrated<T>(db: Kysely<T>, extra: readonly Migration[] = []): Promise<boolean> {
  const known = await appliedMigrations(db)
  return [...migrations, ...extra].every(({ name }) => known.has(name))
}

/** Names of the steps that have run. */
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
    // A migration knows no tables: it speaks SQL.
    await step.up(tx as unknown as Kysely<unknown>)
    return true
  }
  return db.isTransaction ? await within(db) : await db.transaction().execute(within)
}
