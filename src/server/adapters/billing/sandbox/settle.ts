import { sql } from 'kysely'
import { PREMIUM_PRICE_USD_CENTS } from '#contract/limits.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { DAY_MS, periodEnd, RETRY_DAYS } from './billing-days.ts'
import { type Books, lockSubscription, openInvoice, type SubscriptionRow } from './books.ts'
import { noteEvent } from './events.ts'
import { newId } from './ids.ts'
import { renewsWith } from './scenarios.ts'

/**
 * Carries out everything that has become due until `now`, in order: unpaid first invoices expire, periods end
 * or renew, failed renewals are tried again and given up. Each step is a transaction of its own that locks
 * the subscription and reads it again, so any number of processes may settle at once. No timer is needed:
 * every reader of a customer's state settles it first.
 * @returns number of steps taken
 */
export async function settle(books: Books, now: Date, customerId?: string): Promise<number> {
  for (let steps = 0; ; steps += 1) {
    const due = await books.db
      .selectFrom('sbx_subscriptions')
      .select('id')
      .where('due_at', '<=', now)
      // The condition checks it.
      .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId as string))
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!due) return steps
    await transact(books.db, (tx) => step(tx, books, due.id, now))
  }
}

async function step(tx: Queryable, books: Books, id: string, now: Date): Promise<void> {
  const row = await lockSubscription(tx, id)
  if (!row?.due_at || row.due_at > now) return
  const at = row.due_at
  const tell = (type: string) =>
    noteEvent(tx, type, { customer: row.customer_id }, { at, dueAt: books.clock.now() })
  if (row.status === 'incomplete') {
    await closeInvoice(tx, id, 'void')
    await end(tx, row, 'incomplete_expired', at)
    await tell('invoice.voided')
    await tell('customer.subscription.updated')
  } else if (row.status === 'active' && row.cancel_at_period_end) {
    await end(tx, row, 'canceled', at)
    await tell('customer.subscription.deleted')
  } else if (row.status === 'active') {
    await renew(tx, row, at, tell)
  } else {
    await retry(tx, row, at, tell)
  }
}

type Tell = (type: string) => Promise<void>

async function renew(tx: Queryable, row: SubscriptionRow, at: Date, tell: Tell): Promise<void> {
  const number = row.period_no + 1
  const next = { start: row.period_end, end: periodEnd(row.anchor_at, number) }
  await addInvoice(tx, row, next, at)
  await tx
    .updateTable('sbx_subscriptions')
    .set({ period_no: number, period_start: next.start, period_end: next.end, retries: 0 })
    .where('id', '=', row.id)
    .execute()
  if (await takePayment(tx, row, at)) {
    await setState(tx, row.id, 'active', next.end)
    await tell('invoice.paid')
  } else {
    await setState(tx, row.id, 'past_due', new Date(next.start.getTime() + RETRY_DAYS[0] * DAY_MS))
    await tell('invoice.payment_failed')
  }
  await tell('customer.subscription.updated')
}

async function retry(tx: Queryable, row: SubscriptionRow, at: Date, tell: Tell): Promise<void> {
  if (await takePayment(tx, row, at)) {
    await setState(tx, row.id, 'active', row.period_end)
    await tell('invoice.paid')
    await tell('customer.subscription.updated')
    return
  }
  const retries = row.retries + 1
  const nextDay = RETRY_DAYS[retries]
  await tell('invoice.payment_failed')
  if (nextDay === undefined) {
    await closeInvoice(tx, row.id, 'uncollectible')
    await end(tx, row, 'canceled', at)
    await tell('invoice.marked_uncollectible')
    await tell('customer.subscription.deleted')
    return
  }
  await tx.updateTable('sbx_subscriptions').set({ retries }).where('id', '=', row.id).execute()
  await setState(tx, row.id, 'past_due', new Date(row.period_start.getTime() + nextDay * DAY_MS))
}

/** Adds the invoice of a period; the database refuses a second one. */
export async function addInvoice(
  tx: Queryable,
  { id, customer_id }: Pick<SubscriptionRow, 'id' | 'customer_id'>,
  period: { start: Date; end: Date },
  at: Date,
): Promise<string> {
  const invoiceId = newId('in')
  const paymentId = newId('pi')
  const price = { amount: PREMIUM_PRICE_USD_CENTS, currency: 'usd' }
  const { rows } = await sql<{ count: number }>`
    select count(*) from sbx_invoices where customer_id = ${customer_id}`.execute(tx)
  await tx
    .insertInto('sbx_invoices')
    .values({
      id: invoiceId,
      number: `TEST-${String((rows[0]?.count ?? 0) + 1).padStart(4, '0')}`,
      customer_id,
      subscription_id: id,
      status: 'open',
      ...price,
      period_start: period.start,
      period_end: period.end,
      created_at: at,
    })
    .execute()
  await tx
    .insertInto('sbx_payments')
    .values({
      id: paymentId,
      invoice_id: invoiceId,
      customer_id,
      status: 'requires_payment_method',
      ...price,
      created_at: at,
    })
    .execute()
  return paymentId
}

/** Pays the open invoice with the stored card. */
async function takePayment(tx: Queryable, row: SubscriptionRow, at: Date): Promise<boolean> {
  const open = await openInvoice(tx, row.id)
  if (!open) return true
  const card = await tx
    .selectFrom('sbx_customers')
    .select(['card_scenario', 'card_brand', 'card_last4'])
    .where('id', '=', row.customer_id)
    .executeTakeFirst()
  if (!card || !renewsWith(card.card_scenario)) return false
  await tx
    .updateTable('sbx_payments')
    .set({
      status: 'succeeded',
      scenario: card.card_scenario,
      brand: card.card_brand,
      last4: card.card_last4,
      paid_at: at,
    })
    .where('id', '=', open.paymentId)
    .execute()
  await tx
    .updateTable('sbx_invoices')
    .set({ status: 'paid', paid_at: at })
    .where('id', '=', open.invoiceId)
    .execute()
  return true
}

/** Closes the open invoice of a subscription and cancels its payment. */
export async function closeInvoice(
  tx: Queryable,
  subscriptionId: string,
  status: 'void' | 'uncollectible',
): Promise<void> {
  const open = await openInvoice(tx, subscriptionId)
  if (!open) return
  await tx.updateTable('sbx_invoices').set({ status }).where('id', '=', open.invoiceId).execute()
  await tx
    .updateTable('sbx_payments')
    .set({ status: 'canceled', challenge_id: null })
    .where('id', '=', open.paymentId)
    .execute()
}

export const end = async (
  tx: Queryable,
  { id }: SubscriptionRow,
  status: 'canceled' | 'incomplete_expired',
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('sbx_subscriptions')
    .set({ status, due_at: null, ended_at: at })
    .where('id', '=', id)
    .execute()
}

export const setState = async (
  tx: Queryable,
  id: string,
  status: 'active' | 'past_due',
  dueAt: Date,
): Promise<void> => {
  await tx.updateTable('sbx_subscriptions').set({ status, due_at: dueAt }).where('id', '=', id).execute()
}
