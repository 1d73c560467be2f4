import { transact } from '#server/database/transact.ts'
import { BillingError, type ProviderSubscription } from '#server/ports/billing.ts'
import { INCOMPLETE_MS, periodEnd } from './billing-days.ts'
import { type Books, hasEnded, lockSubscription, openInvoice, subscriptionFromRow } from './books.ts'
import { noSuch } from './customers.ts'
import { noteEvent } from './events.ts'
import { newId } from './ids.ts'
import { addInvoice, closeInvoice, end } from './settle.ts'

export async function listSubscriptions({ db }: Books, customerId: string): Promise<ProviderSubscription[]> {
  const rows = await db
    .selectFrom('sbx_subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(subscriptionFromRow)
}

/**
 * Creates a subscription; the same idempotency key always returns the same one, also for two calls at once.
 */
export async function createSubscription(
  { db, now, clock }: Books,
  customerId: string,
  key: string,
): Promise<ProviderSubscription & { paymentId: string | null }> {
  // Ends of periods are given in whole seconds.
  const at = new Date(Math.floor((await now()).getTime() / 1000) * 1000)
  return await transact(db, async (tx) => {
    const id = newId('sub')
    // A second call with the key waits here until the first is committed.
    const isNew = await tx
      .insertInto('sbx_idempotency')
      .values({ key, fingerprint: customerId, object_id: id, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!isNew) {
      const known = await tx
        .selectFrom('sbx_idempotency')
        .selectAll()
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      const row = await lockSubscription(tx, known.object_id)
      if (known.fingerprint !== customerId || !row) {
        throw new BillingError('burnt_key', 'This key was used for something else.')
      }
      return { ...subscriptionFromRow(row), paymentId: (await openInvoice(tx, row.id))?.paymentId ?? null }
    }
    const customer = await tx
      .selectFrom('sbx_customers')
      .select('id')
      .where('id', '=', customerId)
      .executeTakeFirst()
    if (!customer) throw noSuch('customer')
    const period = { start: at, end: periodEnd(at, 0) }
    const row = await tx
      .insertInto('sbx_subscriptions')
      .values({
        id,
        customer_id: customerId,
        status: 'incomplete',
        created_at: at,
        anchor_at: at,
        period_start: period.start,
        period_end: period.end,
        due_at: new Date(at.getTime() + INCOMPLETE_MS),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const paymentId = await addInvoice(tx, row, period, at)
    await noteEvent(tx, 'customer.subscription.created', { customer: customerId }, { at, dueAt: clock.now() })
    return { ...subscriptionFromRow(row), paymentId }
  })
}

export async function setCancelAtPeriodEnd(books: Books, id: string, on: boolean): Promise<void> {
  const at = await books.now()
  await transact(books.db, async (tx) => {
    const row = await lockSubscription(tx, id)
    if (!row) throw noSuch('subscription')
    if (row.cancel_at_period_end === on) return
    if (hasEnded(row)) throw new BillingError('refused', 'This subscription has ended.')
    await tx.updateTable('sbx_subscriptions').set({ cancel_at_period_end: on }).where('id', '=', id).execute()
    const told = { at, dueAt: books.clock.now() }
    await noteEvent(tx, 'customer.subscription.updated', { customer: row.customer_id }, told)
  })
}

export async function cancelNow(books: Books, id: string): Promise<void> {
  const at = await books.now()
  await transact(books.db, async (tx) => {
    const row = await lockSubscription(tx, id)
    if (!row) throw noSuch('subscription')
    if (hasEnded(row)) return
    await closeInvoice(tx, id, 'void')
    await end(tx, row, 'canceled', at)
    const told = { at, dueAt: books.clock.now() }
    await noteEvent(tx, 'customer.subscription.deleted', { customer: row.customer_id }, told)
  })
}
