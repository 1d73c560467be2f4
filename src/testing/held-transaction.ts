import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Queryable } from '#server/database/open.ts'
import type { Tables } from '#server/database/tables.ts'

/** Milliseconds in which a statement reaches the locks of the transaction that is held open. */
const HELD_MS = 200

/** Runs `first` in a transaction and starts `second` before its commit. Returns the result of `second`. */
export async function inMidTransaction<T>(
  db: Queryable,
  first: (tx: Transaction<Tables>) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> {
  const { began } = await db.transaction().execute(async (tx) => {
    await first(tx)
    const began = second()
    // A rejection before the await below must not end the process; the await still throws it.
    began.catch(() => {})
    await pause(HELD_MS)
    return { began }
  })
  return await began
}
