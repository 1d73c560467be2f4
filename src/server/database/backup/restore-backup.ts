import { posix } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { appliedMigrations, applyMigrations } from '../migrate.ts'
import type { Migration } from '../migration.ts'
import type { Database } from '../open.ts'
import type { Tables } from '../tables.ts'
import { commitOrUndo, type Returning, rollBack, transactionId, undoneAfter } from './all-or-nothing.ts'
import { BackupError, type KeptFolder, type KeptPlaces, keptFolders } from './format.ts'
import { readRecords, type WholeBackup } from './read-records.ts'
import type { BackupSummary } from './write-backup.ts'

interface Restore {
  backup: WholeBackup
  /** Where files belong here. Some places are tables, so what is written there is part of the transaction. */
  placesWithin: (tx: Kysely<Tables>) => KeptPlaces
  /** All that this version knows. */
  migrations: readonly Migration[]
}

/**
 * Brings a backup into an empty database and its files to where they belong here: what was in a folder may be in a
 * bucket now. The database is first made what it was when the backup was written, and then brought up to date.
 * All of it or nothing: the database is one transaction whose commit is the last step, and files are taken back when
 * that is not reached. Killed before, it can be run again.
 */
export async function restoreBackup(db: Database, restore: Restore): Promise<BackupSummary> {
  const tx = await db.startTransaction().execute()
  const returning: Returning = new Map()
  let summary: BackupSummary
  let id: string
  try {
    summary = await bringAllBack(tx, returning, restore)
    id = await transactionId(tx)
  } catch (error) {
    await rollBack(tx)
    throw await undoneAfter(error, returning)
  }
  await commitOrUndo(db, tx, { id, returning })
  return summary
}

async function bringAllBack(
  tx: Kysely<Tables>,
  returning: Returning,
  { backup, placesWithin, migrations }: Restore,
): Promise<BackupSummary> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
  await oneAtATime(tx)
  await prepareSchema(tx, backup.migrations, migrations)
  await makeRoom(tx)
  const places = placesWithin(tx)
  for (const folder of keptFolders) returning.set(folder, places[folder].bringBack())
  const summary = await bringBack(tx, returning, backup)
  await applyMigrations(tx, migrations)
  // Last: they may belong into a table that the backup's own schema did not have.
  for (const files of returning.values()) await files.place()
  return summary
}

/** Any number that nothing else locks. */
const RESTORE_LOCK = 7_203_411_907

/** Two at once would meet in the same files. */
async function oneAtATime(tx: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(${RESTORE_LOCK}) as free`.execute(tx)
  if (!rows[0]?.free) throw new BackupError('Another restore into this database is under way.')
}

async function prepareSchema(
  tx: Kysely<Tables>,
  wanted: string[],
  known: readonly Migration[],
): Promise<void> {
  const unknown = wanted.filter((name) => !known.some((step) => step.name === name))
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup comes from a newer version of Larder (${unknown.join(', ')}). Update first.`,
    )
  }
  const present = await appliedMigrations(tx)
  const ahead = [...present].filter((name) => !wanted.includes(name))
  if (ahead.length > 0) {
    throw new BackupError(
      `This database is already newer than the backup (${ahead.join(', ')}). Restore into a new one: an empty DATA_DIR, or an empty database.`,
    )
  }
  await applyMigrations(
    tx,
    known.filter(({ name }) => wanted.includes(name)),
  )
}

/** Accounts, as the kitchen and as the identity service know them. */
const accounts = ['users', 'identity_accounts']
/** What a server puts in before anybody comes: the house's recipes with their pictures, and whom it has counted. */
const ofTheServer = ['popular_recipes', 'pictures', 'rate_limits', 'identity_throttle']

/** A restore never mixes with what others wrote; what a server that nobody has used wrote by itself gives way. */
async function makeRoom(tx: Kysely<Tables>): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(
    tx,
  )
  const present = (names: readonly string[]) => tables.filter(({ name }) => names.includes(name))
  for (const { name } of present(accounts)) {
    const { rows } = await sql<{ found: boolean }>`
      select exists (select from ${sql.table(name)}) as found`.execute(tx)
    if (!rows[0]?.found) continue
    throw new BackupError(
      'There are accounts in this database already. Restore into an empty one, or run `npm run reset` first.',
    )
  }
  for (const { name } of present(ofTheServer)) await sql`delete from ${sql.table(name)}`.execute(tx)
}

async function bringBack(
  tx: Kysely<Tables>,
  returning: Returning,
  { path }: WholeBackup,
): Promise<BackupSummary> {
  const summary = { rows: 0, files: 0 }
  for await (const { header, bytes } of readRecords(path)) {
    if (header.kind === 'rows') {
      summary.rows += await insertRows(tx, header.table, header.columns, bytes)
    } else if (header.kind === 'file') {
      const file = keptFileAt(header.path)
      await returning.get(file.folder)?.add(file.path, header.mode, bytes)
      summary.files++
    } else if (header.kind === 'end' && (header.rows !== summary.rows || header.files !== summary.files)) {
      throw new BackupError('The backup is damaged: it holds fewer rows or files than it says.')
    }
  }
  return summary
}

async function insertRows(
  db: Kysely<Tables>,
  table: string,
  columns: string[],
  lines: Buffer,
): Promise<number> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const rows = `[${lines.toString().replaceAll('\n', ',')}]`
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`
    .execute(db)
    .catch((cause: unknown) => {
      throw isUnreadable(cause)
        ? new BackupError(`The backup is damaged: rows of ${table} cannot be read.`, { cause })
        : cause
    })
  return Number(numAffectedRows ?? 0n)
}

/** SQLSTATE class 22: the values are not what they should be, in a file that somebody packed anew. */
const isUnreadable = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && String(cause.code).startsWith('22')

/** @throws BackupError for a path that leads out of what a backup holds */
function keptFileAt(name: string): { folder: KeptFolder; path: string } {
  const path = posix.normalize(name.replaceAll('\\', '/'))
  const folder = keptFolders.find((each) => path.startsWith(`${each}/`))
  if (!folder) throw new BackupError(`The backup holds a file in a place where none belongs: ${name}.`)
  return { folder, path }
}
