import type { Selectable } from 'kysely'
import type { Database, Queryable } from '#server/database/open.ts'
import type { SbxInvoicesTable, SbxPaymentsTable, SbxSubscriptionsTable } from '#server/database/tables.ts'
import type { ProviderSubscription } from '#server/ports/billing.ts'

export type SubscriptionRow = Selectable<SbxSubscriptionsTable>
export type InvoiceRow = Selectable<SbxInvoicesTable>
export type PaymentRow = Selectable<SbxPaymentsTable>

/** Dependencies of every part of the sandbox. */
export interface Books {
  db: Database
  /** The sandbox's own time, which can be moved forward. */
  now(): Promise<Date>
  /** The system's time, which decides when events are delivered. */
  clock: { now(): Date }
}

export const subscriptionFromRow = (row: SubscriptionRow): ProviderSubscription => ({
  id: row.id,
  customerId: row.customer_id,
  status: row.status,
  createdAt: row.created_at,
  periodStart: row.period_start,
  periodEnd: row.period_end,
  cancelAtPeriodEnd: row.cancel_at_period_end,
})

/** Reads and locks a subscription: every change of it, its invoices or its payments takes this lock first. */
export const lockSubscription = (tx: Queryable, id: string): Promise<SubscriptionRow | undefined> =>
  tx.selectFrom('sbx_subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const hasEnded = ({ status }: SubscriptionRow): boolean =>
  status === 'canceled' || status === 'incomplete_expired'

/** Finds the unpaid invoice of a subscription, with its payment. */
export const openInvoice = (db: Queryable, subscriptionId: string) =>
  db
    .selectFrom('sbx_invoices as i')
    .innerJoin('sbx_payments as p', 'p.invoice_id', 'i.id')
    .select(['i.id as invoiceId', 'p.id as paymentId'])
    .where('i.subscription_id', '=', subscriptionId)
    .where('i.status', '=', 'open')
    .orderBy('i.created_at', 'desc')
    .executeTakeFirst()
