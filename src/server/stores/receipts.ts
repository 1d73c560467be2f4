import { v7 as uuidv7 } from 'uuid'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'

/** Payment whose receipt has not been sent. */
export interface WaitingReceipt {
  paymentId: string
  email: string
  attempts: number
  payload: unknown
}

/**
 * Takes one receipt out of the queue. It is removed before it is sent, so that no crash can send it twice;
 * `returnReceipt` puts it back when sending failed.
 */
export async function takeReceipt(db: Queryable, now: Date): Promise<WaitingReceipt | null> {
  return await transact(db, async (tx) => {
    const job = await tx
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', 'receipt')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!job) return null
    await tx.deleteFrom('jobs').where('id', '=', job.id).execute()
    const { userId } = job.payload as { userId: string } // written by writeSync
    const user = await tx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
    const { key, attempts, payload } = job
    return { paymentId: key, attempts, payload, email: user?.email ?? '' }
  })
}

export async function returnReceipt(
  db: Queryable,
  { paymentId, attempts, payload }: WaitingReceipt,
  { now, dueAt, error }: { now: Date; dueAt: Date; error: string },
): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      id: uuidv7(),
      kind: 'receipt',
      key: paymentId,
      payload: JSON.stringify(payload),
      due_at: dueAt,
      attempts: attempts + 1,
      last_error: error,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute()
}
