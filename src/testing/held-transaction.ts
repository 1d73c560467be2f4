import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Queryable } from '#server/database/open.ts'
import type { Tables } from '#server/database/tables.ts'

/** Long enough for a statement to reach the locks of the transaction that is held open. */
const HELD_MS = 200

/** Does `first` and, before it is committed, begins `second`. Answers what became of `second`. */
export async function inMidTransaction<T>(
  db: Queryable,
  first: (tx: Transaction<Tables>) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> {
  const { began } = await db.transaction().execute(async (tx) => {
    await first(tx)
    const began = second()
    // Whoever awaits it below is told; until then it may fail without an end of the process.
    began.catch(() => {})
    await pause(HELD_MS)
    return { began }
  })
  return await began
}
