import { transact } from '#server/database/transact.ts'
import { BillingError, type ProviderInvoice, type ProviderPayment } from '#server/ports/billing.ts'
import type { Books } from './books.ts'
import { noSuch } from './customers.ts'
import { noteEvent } from './events.ts'

export async function latestPaid({ db }: Books, subscriptionId: string): Promise<ProviderPayment | null> {
  const row = await db
    .selectFrom('sbx_invoices as i')
    .innerJoin('sbx_payments as p', 'p.invoice_id', 'i.id')
    .select(['p.id', 'p.paid_at', 'p.amount', 'p.refunded_amount'])
    .where('i.subscription_id', '=', subscriptionId)
    .where('p.status', '=', 'succeeded')
    .orderBy('p.paid_at', 'desc')
    .executeTakeFirst()
  if (!row?.paid_at) return null
  const { id, paid_at, amount, refunded_amount } = row
  return { paymentId: id, paidAt: paid_at, amount, isRefunded: refunded_amount >= amount }
}

/** Refunds a payment in full, and only once. */
export async function refund({ db, now, clock }: Books, paymentId: string): Promise<void> {
  const at = await now()
  await transact(db, async (tx) => {
    const payment = await tx
      .selectFrom('sbx_payments')
      .selectAll()
      .where('id', '=', paymentId)
      .forUpdate()
      .executeTakeFirst()
    if (!payment) throw noSuch('payment')
    if (payment.status !== 'succeeded') throw new BillingError('refused', 'This was never paid.')
    if (payment.refunded_amount >= payment.amount) return
    await tx
      .updateTable('sbx_payments')
      .set({ refunded_amount: payment.amount })
      .where('id', '=', paymentId)
      .execute()
    await noteEvent(tx, 'charge.refunded', { customer: payment.customer_id }, { at, dueAt: clock.now() })
  })
}

export async function listInvoices({ db }: Books, customerId: string): Promise<ProviderInvoice[]> {
  const rows = await db
    .selectFrom('sbx_invoices as i')
    .innerJoin('sbx_payments as p', 'p.invoice_id', 'i.id')
    .selectAll('i')
    .select('p.refunded_amount')
    .where('i.customer_id', '=', customerId)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    amount: row.amount,
    refundedAmount: row.refunded_amount,
    hasFailedRefund: false,
    currency: row.currency,
    createdAt: row.created_at,
    paidAt: row.paid_at,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    receiptUrl: null,
  }))
}
