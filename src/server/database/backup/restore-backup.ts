import { posix } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { appliedMigrations, applyMigrations } from '../migrate.ts'
import type { Migration } from '../migration.ts'
import type { Database } from '../open.ts'
import type { Tables } from '../tables.ts'
import { BackupError, type KeptFolder, type KeptPlaces, keptFolders } from './format.ts'
import { assertWhole, type ReadRecord, readRecords } from './read-records.ts'
import type { BackupSummary } from './write-backup.ts'

/**
 * Brings a backup into an empty database and its files to where they belong here: what was in a folder may be in a
 * bucket now. The database is first made what it
 * was when the backup was written, and then brought up to date with `migrations` (all that this version knows).
 * A backup that is damaged anywhere restores nothing: its checksum is asked first, and the database is one transaction.
 */
export async function restoreBackup(
  db: Database,
  places: KeptPlaces,
  path: string,
  migrations: readonly Migration[],
): Promise<BackupSummary> {
  await assertWhole(path)
  const records = readRecords(path)
  const first = await records.next()
  if (first.done || first.value.header.kind !== 'larder-backup')
    throw new BackupError('This is not a backup.')
  await prepareSchema(db, first.value.header.migrations, migrations)
  const secrets: KeptFile[] = []
  const summary = await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await refuseRows(tx)
    return await bringBack(tx, places, records, secrets)
  })
  await applyMigrations(db, migrations)
  // Last: they may belong into a table that the backup's own schema did not have.
  for (const { folder, path: name, mode, bytes } of secrets) await places[folder].write(name, mode, bytes)
  return summary
}

interface KeptFile {
  folder: KeptFolder
  path: string
  mode: number
  bytes: Buffer
}

/** Small files that make an installation the one it was. */
const secretFolders: readonly KeptFolder[] = ['identity', 'billing']

async function prepareSchema(db: Database, wanted: string[], known: readonly Migration[]): Promise<void> {
  const unknown = wanted.filter((name) => !known.some((step) => step.name === name))
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup comes from a newer version of Larder (${unknown.join(', ')}). Update first.`,
    )
  }
  const present = await appliedMigrations(db)
  const ahead = [...present].filter((name) => !wanted.includes(name))
  if (ahead.length > 0) {
    throw new BackupError(
      `This database is already newer than the backup (${ahead.join(', ')}). Restore into a new one: an empty DATA_DIR, or an empty database.`,
    )
  }
  await applyMigrations(
    db,
    known.filter(({ name }) => wanted.includes(name)),
  )
}

/** Restoring adds; it never mixes with what others wrote. */
async function refuseRows(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from users) as found`.execute(db)
  if (rows[0]?.found) {
    throw new BackupError(
      'There are accounts in this database already. Restore into an empty one, or run `npm run reset` first.',
    )
  }
}

async function bringBack(
  db: Kysely<Tables>,
  places: KeptPlaces,
  records: AsyncGenerator<ReadRecord>,
  secrets: KeptFile[],
): Promise<BackupSummary> {
  const summary = { rows: 0, files: 0 }
  for await (const { header, bytes } of records) {
    if (header.kind === 'rows') {
      summary.rows += await insertRows(db, header.table, header.columns, bytes)
    } else if (header.kind === 'file') {
      const file = { ...keptFileAt(header.path), mode: header.mode, bytes }
      if (secretFolders.includes(file.folder)) secrets.push(file)
      else await places[file.folder].write(file.path, file.mode, bytes)
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
function keptFileAt(name: string): Pick<KeptFile, 'folder' | 'path'> {
  const path = posix.normalize(name.replaceAll('\\', '/'))
  const folder = keptFolders.find((each) => path.startsWith(`${each}/`))
  if (!folder) throw new BackupError(`The backup holds a file in a place where none belongs: ${name}.`)
  return { folder, path }
}
