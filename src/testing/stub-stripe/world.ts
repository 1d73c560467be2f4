import type { Clock } from '#server/ports/clock.ts'
import type { Scenario } from './scenarios.ts'

/** A customer of the stub. Times are epoch seconds, amounts are cents, as in Stripe. */
export interface CustomerRow {
  id: string
  email: string | null
  metadata: Record<string, string>
  created: number
  deleted: boolean
}
export interface PriceRow {
  id: string
  active: boolean
  amount: number
  currency: string
  interval: 'month' | 'year' | 'week' | 'day'
  lookupKey: string | null
  created: number
}
export interface SubscriptionRow {
  id: string
  customer: string
  price: string
  /** Any status, so that tests can use one that the product does not know. */
  status: string
  created: number
  anchor: number
  /** Whole months since the anchor at which the current period began. */
  periods: number
  periodStart: number
  periodEnd: number
  cancelAt: number | null
  cancelAtPeriodEnd: boolean
  canceledAt: number | null
  metadata: Record<string, string>
  latestInvoice: string
  card: Scenario | null
}
export interface InvoiceRow {
  id: string
  number: string
  subscription: string
  customer: string
  status: 'open' | 'paid' | 'void' | 'uncollectible'
  amount: number
  created: number
  paidAt: number | null
  payment: string
  periodStart: number
  periodEnd: number
  reason: 'subscription_create' | 'subscription_cycle'
  attempts: number
  nextAttempt: number | null
}
export interface PaymentRow {
  id: string
  secret: string
  invoice: string
  customer: string
  amount: number
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  created: number
  card: Scenario | null
  error: { code: string; declineCode?: string; message: string } | null
  charge: string | null
}
export interface ChargeRow {
  id: string
  payment: string
  customer: string
  amount: number
  refunded: number
  disputed: boolean
  created: number
  card: Scenario
}
export interface RefundRow {
  id: string
  charge: string
  payment: string
  amount: number
  created: number
  status: 'succeeded' | 'pending' | 'failed' | 'canceled'
  failureReason?: string
}
export interface DisputeRow {
  id: string
  charge: string
  payment: string
  amount: number
  created: number
}

/** Creates the data of one Stripe account. */
export const createWorld = (clock: Clock, livemode: boolean) => {
  let last = 0
  return {
    livemode,
    customers: new Map<string, CustomerRow>(),
    prices: new Map<string, PriceRow>(),
    subscriptions: new Map<string, SubscriptionRow>(),
    invoices: new Map<string, InvoiceRow>(),
    payments: new Map<string, PaymentRow>(),
    charges: new Map<string, ChargeRow>(),
    refunds: new Map<string, RefundRow>(),
    disputes: new Map<string, DisputeRow>(),
    now: () => Math.floor(clock.now().getTime() / 1000),
    nextId: (kind: string) => `${kind}_stub${String(++last).padStart(6, '0')}`,
  }
}
export type World = ReturnType<typeof createWorld>

/** Returns a row that must exist, because another row refers to it. */
export const rowOf = <R>(rows: Map<string, R>, id: string): R => {
  const row = rows.get(id)
  if (!row) throw new Error(`the stub has no ${id}`)
  return row
}
