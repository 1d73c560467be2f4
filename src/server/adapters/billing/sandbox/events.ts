import { sql } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '#server/database/open.ts'
import { BillingError, type ProviderEvent } from '#server/ports/billing.ts'
import { newId } from './ids.ts'

/**
 * Event as it is sent. Its object names the customer and holds no state, so that receivers have to ask for
 * it.
 */
const sentEvent = z.object({
  id: z.string(),
  object: z.literal('event'),
  type: z.string(),
  livemode: z.literal(false),
  created: z.int(),
  data: z.object({
    object: z.object({
      customer: z.string().nullable(),
    }),
  }),
})
type SentEvent = z.infer<typeof sentEvent>

export type EventObject = SentEvent['data']['object']

/**
 * Stores an event in the transaction of the change that it reports, so that neither exists without the other.
 */
export async function noteEvent(
  tx: Queryable,
  type: string,
  object: EventObject,
  { at, dueAt }: { at: Date; dueAt: Date },
): Promise<void> {
  const id = newId('evt')
  const payload: SentEvent = {
    id,
    object: 'event',
    type,
    livemode: false,
    created: Math.floor(at.getTime() / 1000),
    data: { object },
  }
  await tx
    .insertInto('sbx_events')
    .values({ id, type, payload: JSON.stringify(payload), created_at: dueAt, due_at: dueAt })
    .execute()
}

const problems = new Set(['invoice.payment_failed', 'invoice.payment_action_required'])

/** Reads a delivered event in the terms of the billing port. */
export function readEvent(raw: Buffer): ProviderEvent {
  const parsed = sentEvent.safeParse(parseJson(raw.toString('utf8')))
  if (!parsed.success) throw new BillingError('bad_signature', 'This is no event of the sandbox.')
  const { id, type, data } = parsed.data
  return {
    id,
    type,
    customerId: data.object.customer,
    ...(type === 'charge.dispute.created' && { isDispute: true as const }),
    ...(problems.has(type) && { isPaymentProblem: true as const }),
    ...(type === 'customer.deleted' && { isCustomerDeleted: true as const }),
  }
}

export interface DueEvent {
  id: string
  payload: unknown
  attempts: number
  created_at: Date
}

/** Takes the next due event for one delivery; other processes skip it for a minute. */
export async function takeDueEvent(db: Queryable, now: Date): Promise<DueEvent | undefined> {
  const { rows } = await sql<DueEvent>`
    update sbx_events set due_at = ${new Date(now.getTime() + 60_000)}, attempts = attempts + 1
    where id = (select id from sbx_events where due_at <= ${now} order by due_at limit 1 for update skip locked)
    returning id, payload, attempts, created_at`.execute(db)
  return rows[0]
}

export async function noteDelivery(
  db: Queryable,
  id: string,
  outcome: { dueAt: Date | null; error: string | null },
): Promise<void> {
  await db
    .updateTable('sbx_events')
    .set({ due_at: outcome.dueAt, last_error: outcome.error })
    .where('id', '=', id)
    .execute()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
