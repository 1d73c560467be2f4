import type Stripe from 'stripe'
import type { ProviderCard, ProviderInvoice, ProviderPayment } from '#server/ports/billing.ts'
import { amountRefunded, failedRefundsOf } from './read-refunds.ts'
import { dateOf, idOf } from './read-subscription.ts'

/** Payments of an invoice that was read with `expand: ['data.payments']`. */
const paymentIds = (invoice: Stripe.Invoice): string[] =>
  (invoice.payments?.data ?? []).flatMap(({ payment }) =>
    payment.payment_intent ? [idOf(payment.payment_intent)] : [],
  )

/** Returns the payment of the newest paid invoice of a subscription. */
export const latestPaid = async (stripe: Stripe, subscription: string): Promise<ProviderPayment | null> => {
  const { data } = await stripe.invoices.list({
    subscription,
    status: 'paid',
    limit: 10,
    expand: ['data.payments'],
  })
  const invoice = data.find((one) => one.amount_paid > 0 && paymentIds(one).length > 0)
  const [paymentId] = invoice ? paymentIds(invoice) : []
  if (!invoice || !paymentId) return null
  const payment = await stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge.refunds'] })
  const { latest_charge: charge } = payment
  return {
    paymentId,
    paidAt: dateOf(invoice.status_transitions.paid_at ?? invoice.created),
    amount: invoice.amount_paid,
    isRefunded: typeof charge === 'object' && charge !== null && amountRefunded(charge) >= charge.amount,
  }
}

/** Lists invoices, newest first. Refunds are recorded with the charges, not with the invoices. */
export const listInvoices = async (stripe: Stripe, customer: string): Promise<ProviderInvoice[]> => {
  const [invoices, charges] = await Promise.all([
    stripe.invoices.list({ customer, limit: 100, expand: ['data.payments'] }),
    stripe.charges.list({ customer, limit: 100, expand: ['data.refunds'] }),
  ])
  const refunds = new Map<string, RefundsOfPayment>()
  for (const charge of charges.data) {
    if (!charge.payment_intent) continue
    const payment = idOf(charge.payment_intent)
    const { amount = 0, hasFailed = false } = refunds.get(payment) ?? {}
    refunds.set(payment, {
      amount: amount + amountRefunded(charge),
      hasFailed: hasFailed || failedRefundsOf(charge).length > 0,
    })
  }
  return invoices.data.flatMap((invoice) => {
    const status = statusOf(invoice.status)
    return status ? [readInvoice(invoice, status, refunds)] : []
  })
}

interface RefundsOfPayment {
  amount: number
  hasFailed: boolean
}

const statuses = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const

/**
 * Returns the status of an invoice, or null for one that our port does not know: such an invoice is not
 * shown.
 */
const statusOf = (status: Stripe.Invoice['status']): ProviderInvoice['status'] | null =>
  statuses.find((one) => one === status) ?? null

const readInvoice = (
  invoice: Stripe.Invoice,
  status: ProviderInvoice['status'],
  refunds: ReadonlyMap<string, RefundsOfPayment>,
): ProviderInvoice => {
  const [line] = invoice.lines.data
  const refundsOf = paymentIds(invoice).flatMap((id) => refunds.get(id) ?? [])
  const paidAt = invoice.status_transitions.paid_at
  return {
    id: invoice.id,
    number: invoice.number,
    status,
    amount: invoice.total,
    refundedAmount: refundsOf.reduce((sum, { amount }) => sum + amount, 0),
    hasFailedRefund: refundsOf.some(({ hasFailed }) => hasFailed),
    currency: invoice.currency,
    createdAt: dateOf(invoice.created),
    paidAt: paidAt ? dateOf(paidAt) : null,
    // The line of an invoice has the period that is paid for; the invoice's own period is the one before.
    periodStart: dateOf(line?.period.start ?? invoice.period_start),
    periodEnd: dateOf(line?.period.end ?? invoice.period_end),
    receiptUrl: invoice.hosted_invoice_url ?? null,
  }
}

/** Returns the card of the running subscription, or of the last one. */
export const findCard = async (stripe: Stripe, customer: string): Promise<ProviderCard | null> => {
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 20,
    expand: ['data.default_payment_method'],
  })
  const goesOn = (one: Stripe.Subscription) => one.status !== 'canceled'
  for (const one of [...data.filter(goesOn), ...data.filter((other) => !goesOn(other))]) {
    const method = one.default_payment_method
    if (typeof method === 'object' && method?.card) {
      return { brand: method.card.brand, last4: method.card.last4 }
    }
  }
  return null
}
