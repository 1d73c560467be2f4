import type { Queryable } from '#server/database/open.ts'

export interface HandledEvent {
  id: string
  provider: string
  type: string
  customerId: string | null
  now: Date
}

export async function isEventHandled(db: Queryable, { id, provider }: Pick<HandledEvent, 'id' | 'provider'>) {
  const row = await db
    .selectFrom('billing_events')
    .select('id')
    .where('id', '=', id)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks an event as handled. Call it only afterwards, because a failed event is sent again. */
export async function markEventHandled(db: Queryable, event: HandledEvent): Promise<void> {
  const { id, provider, type, customerId, now } = event
  await db
    .insertInto('billing_events')
    .values({ id, provider, type, customer_id: customerId, received_at: now, handled_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Deletes events that are older than any provider sends again. */
export async function forgetEvents(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('billing_events').where('received_at', '<', before).execute()
}
