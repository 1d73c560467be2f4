import { setTimeout as pause } from 'node:timers/promises'
import { type ControlledTransaction, type Kysely, sql } from 'kysely'
import type { Database } from '../open.ts'
import type { Tables } from '../tables.ts'
import { BackupError, type KeptFolder, type ReturningFiles } from './format.ts'

/** Files that a restore has brought back so far, by folder. */
export type Returning = Map<KeptFolder, ReturningFiles>

/**
 * Error that describes the state after a failed restore; every other error means that nothing was restored
 * and nothing left behind.
 */
export class RestoreError extends BackupError {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'RestoreError'
  }
}

/**
 * Removes restored files after `error`, for which the database has rolled back. Returns the error to throw.
 */
export async function undoneAfter(error: unknown, returning: Returning): Promise<unknown> {
  const left: string[] = []
  for (const [folder, files] of returning) {
    await files.undo().catch((cause: unknown) => left.push(`${folder} (${textOf(cause)})`))
  }
  if (left.length === 0) return error
  return new RestoreError(
    `The restore failed: ${textOf(error)}\nNo row was restored, but not every file could be taken back from ${left.join(', ')}. ` +
      'They do no harm: restore again once that is mended.',
    { cause: error },
  )
}

/** Rolls a transaction back; a lost connection has done so by itself. */
export async function rollBack(tx: ControlledTransaction<Tables>): Promise<void> {
  await tx
    .rollback()
    .execute()
    .catch(() => undefined)
}

/**
 * Commits the rows, or removes the restored files.
 * @throws the error of the commit, or RestoreError when it is unknown whether the rows are there
 */
export async function commitOrUndo(
  db: Database,
  tx: ControlledTransaction<Tables>,
  { id, returning }: { id: string; returning: Returning },
): Promise<void> {
  try {
    await tx.commit().execute()
  } catch (error) {
    await rollBack(tx)
    const outcome = await outcomeOf(db, id)
    if (outcome === 'aborted') throw await undoneAfter(error, returning)
    if (outcome !== 'committed') {
      throw new RestoreError(
        `The database was lost while it committed (${textOf(error)}), so it is not known whether the rows are there. ` +
          'Restore again: either it says that there are accounts already, and then everything is there, or it restores.',
        { cause: error },
      )
    }
  }
  // Staging files that cannot be removed take room until the next restore, and do no other harm.
  for (const files of returning.values()) await files.keep().catch(() => undefined)
}

/** Returns the id by which the database can later tell the outcome of a transaction. */
export async function transactionId(tx: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx)
  return rows[0]?.id ?? ''
}

const ASKED = 20
const BETWEEN_MS = 500

/** Asks for the outcome of a transaction again and again, because a lost database may come back. */
async function outcomeOf(db: Database, id: string): Promise<string | null> {
  for (let asked = 0; asked < ASKED; asked++) {
    const { rows } = await sql<{ outcome: string }>`
      select pg_xact_status(${id}::text::xid8) as outcome`
      .execute(db)
      .catch(() => ({ rows: [] }))
    const [row] = rows
    if (row && row.outcome !== 'in progress') return row.outcome
    await pause(BETWEEN_MS)
  }
  return null
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
