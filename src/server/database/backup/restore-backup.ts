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
  /**
   * Returns the stores of the files. Some of them are tables, so writing to them is part of the transaction.
   */
  placesWithin: (tx: Kysely<Tables>) => KeptPlaces
  /** All migrations of this version. */
  migrations: readonly Migration[]
}

/**
 * Restores a backup into an empty database and the files into their stores here: files of a folder may go
 * into a bucket now. The database first gets the schema of the backup, and is then migrated. The restore is
 * all or nothing: the database is one transaction whose commit is the last step, and files are removed again
 * when that is not reached. A killed restore can be run again.
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
  // Files are placed last, because they may belong into a table that the backup's own schema did not have.
  for (const files of returning.values()) await files.place()
  return summary
}

/** Number of the advisory lock; any that nothing else uses. */
const RESTORE_LOCK = 7_203_411_907

/** Takes a lock, because two restores at once would write the same files. */
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

/** Tables with accounts of the product and of the identity service. */
const accounts = ['users', 'identity_accounts']
/**
 * Tables that a server fills before any cook comes: the house's recipes with their pictures, and rate limits.
 */
const ofTheServer = ['popular_recipes', 'pictures', 'rate_limits', 'identity_throttle']

/**
 * Refuses a database with accounts, because a restore never mixes with existing data, and removes the rows
 * that an unused server has written by itself.
 */
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

/** True for SQLSTATE class 22: invalid values, as in a file that was packed anew by hand. */
const isUnreadable = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && String(cause.code).startsWith('22')

/** @throws BackupError for a path outside of the folders of a backup */
function keptFileAt(name: string): { folder: KeptFolder; path: string } {
  const path = posix.normalize(name.replaceAll('\\', '/'))
  const folder = keptFolders.find((each) => path.startsWith(`${each}/`))
  if (!folder) throw new BackupError(`The backup holds a file in a place where none belongs: ${name}.`)
  return { folder, path }
}
