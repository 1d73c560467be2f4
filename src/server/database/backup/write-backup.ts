import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { syncFolder } from '#server/files.ts'
import type { Database } from '../open.ts'
import type { Tables } from '../tables.ts'
import {
  BACKUP_FORMAT,
  BackupError,
  type BackupRecord,
  type KeptFiles,
  type KeptPlaces,
  keptFolders,
  tableOfFiles,
} from './format.ts'

const ROWS_AT_ONCE = 500

export interface BackupSummary {
  rows: number
  files: number
}

/**
 * Writes a backup to one file while the server keeps serving: all rows are those of one instant. Files come
 * after the rows, because a picture is stored before the row that names it. The file appears only once it is
 * complete.
 */
export async function writeBackup(db: Database, places: KeptPlaces, path: string): Promise<BackupSummary> {
  const draft = `${path}.part`
  const summary = { rows: 0, files: 0 }
  try {
    const output = createWriteStream(draft, { mode: 0o600, flush: true })
    await pipeline(Readable.from(records(db, places, summary)), createGzip(), output)
    await rename(draft, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return summary
}

async function* records(db: Database, places: KeptPlaces, summary: BackupSummary): AsyncGenerator<Buffer> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    const migrations = await sql<{
      name: string
    }>`select name from migrations order by applied_at, name`.execute(tx)
    yield record({
      kind: 'larder-backup',
      format: BACKUP_FORMAT,
      createdAt: new Date().toISOString(),
      migrations: migrations.rows.map(({ name }) => name),
    })
    for (const table of await tablesInOrder(tx)) yield* rowsOf(tx, table, summary)
  } finally {
    await tx.rollback().execute()
  }
  for (const folder of keptFolders) yield* filesOf(places[folder], summary)
  yield record({ kind: 'end', ...summary })
}

/** Returns the tables with parents before children, so that restoring in this order breaks no foreign key. */
async function tablesInOrder(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ table: string; parents: string[] }>`
    select c.relname as table, array(
      select distinct p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
      where k.contype = 'f' and k.conrelid = c.oid and p.oid <> c.oid) as parents
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname not in ('migrations', ${tableOfFiles})
    order by c.relname`.execute(db)
  const ordered: string[] = []
  while (ordered.length < rows.length) {
    const ready = rows.filter(
      ({ table, parents }) => !ordered.includes(table) && parents.every((parent) => ordered.includes(parent)),
    )
    if (ready.length === 0) throw new BackupError('The foreign keys go in a circle.')
    ordered.push(...ready.map(({ table }) => table))
  }
  return ordered
}

async function* rowsOf(db: Kysely<Tables>, table: string, summary: BackupSummary): AsyncGenerator<Buffer> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db)
  await sql`declare backup no scroll cursor for select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(
    db,
  )
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup`.execute(
      db,
    )
    if (rows.length === 0) break
    const bytes = Buffer.from(rows.map(({ row }) => row).join('\n'))
    summary.rows += rows.length
    const names = columns.map(({ name }) => name)
    yield record({ kind: 'rows', table, columns: names, rows: rows.length, bytes: bytes.length }, bytes)
  }
  await sql`close backup`.execute(db)
}

async function* filesOf(files: KeptFiles, summary: BackupSummary): AsyncGenerator<Buffer> {
  for await (const { path, mode } of files.list()) {
    const bytes = await files.read(path)
    if (!bytes) continue // swept in the meantime, so no row of the backup names it
    summary.files++
    yield record({ kind: 'file', path, mode, bytes: bytes.length }, Buffer.from(bytes))
  }
}

const record = (header: BackupRecord, bytes?: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...(bytes ? [bytes, Buffer.from('\n')] : [])])
