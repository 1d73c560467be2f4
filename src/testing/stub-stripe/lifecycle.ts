import type { StubEvents } from './events.ts'
import { invoiceObject } from './objects/invoice.ts'
import { chargeObject, disputeObject, paymentObject } from './objects/payment.ts'
import { subscriptionObject } from './objects/subscription.ts'
import type { Scenario } from './scenarios.ts'
import {
  type ChargeRow,
  type InvoiceRow,
  type PaymentRow,
  type RefundRow,
  rowOf,
  type SubscriptionRow,
  type World,
} from './world.ts'

const HOUR = 3600
const DAY = 24 * HOUR
/**
 * Days after the first failure on which an account retries a payment; after the last one the subscription is
 * canceled.
 */
export const RETRY_AFTER_DAYS = [3, 5, 7]

/** Returns the same day of a later month, or its last day when that month is shorter. Epoch seconds, UTC. */
export const monthsAfter = (anchor: number, months: number): number => {
  const start = new Date(anchor * 1000)
  const later = new Date(start)
  later.setUTCDate(1)
  later.setUTCMonth(start.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return later.getTime() / 1000
}

/** Moves money and subscriptions through their states, by the clock and by a customer's actions. */
export const createLifecycle = (world: World, events: StubEvents) => {
  const tellSubscription = (kind: string, row: SubscriptionRow) =>
    events.tell(`customer.subscription.${kind}`, subscriptionObject(row, world))
  const tellInvoice = (kind: string, row: InvoiceRow) =>
    events.tell(`invoice.${kind}`, invoiceObject(row, world))

  const openInvoice = (
    subscription: Pick<SubscriptionRow, 'id' | 'customer' | 'price'>,
    reason: InvoiceRow['reason'],
    [periodStart, periodEnd]: [number, number],
    at: number,
  ): InvoiceRow => {
    const { amount } = rowOf(world.prices, subscription.price)
    const payment = world.nextId('pi')
    const invoice: InvoiceRow = {
      id: world.nextId('in'),
      number: `STUB-${String(world.invoices.size + 1).padStart(4, '0')}`,
      subscription: subscription.id,
      customer: subscription.customer,
      status: 'open',
      amount,
      created: at,
      paidAt: null,
      payment,
      periodStart,
      periodEnd,
      reason,
      attempts: 0,
      nextAttempt: null,
    }
    world.invoices.set(invoice.id, invoice)
    world.payments.set(payment, {
      id: payment,
      secret: `${payment}_secret_${payment.slice(-6)}stub`,
      invoice: invoice.id,
      customer: subscription.customer,
      amount,
      status: 'requires_payment_method',
      created: at,
      card: null,
      error: null,
      charge: null,
    })
    return invoice
  }

  const succeed = (payment: PaymentRow, card: Scenario, at: number) => {
    const invoice = rowOf(world.invoices, payment.invoice)
    const subscription = rowOf(world.subscriptions, invoice.subscription)
    const charge = {
      id: world.nextId('ch'),
      payment: payment.id,
      customer: payment.customer,
      amount: payment.amount,
      refunded: 0,
      disputed: card.disputes === true,
      created: at,
      card,
    }
    world.charges.set(charge.id, charge)
    Object.assign(payment, { status: 'succeeded', card, error: null, charge: charge.id })
    Object.assign(invoice, { status: 'paid', paidAt: at, attempts: invoice.attempts + 1, nextAttempt: null })
    events.tell('charge.succeeded', chargeObject(charge, world))
    events.tell('payment_intent.succeeded', paymentObject(payment, world))
    tellInvoice('paid', invoice)
    // Paying an old invoice of an ended subscription does not revive the subscription.
    if (['incomplete', 'past_due', 'unpaid', 'active'].includes(subscription.status)) {
      Object.assign(subscription, { status: 'active', card })
      tellSubscription('updated', subscription)
    }
    if (card.disputes) {
      const dispute = {
        id: world.nextId('dp'),
        charge: charge.id,
        payment: payment.id,
        amount: payment.amount,
        created: at,
      }
      world.disputes.set(dispute.id, dispute)
      events.tell('charge.dispute.created', disputeObject(dispute, world))
    }
  }

  const decline = (payment: PaymentRow, card: Scenario) => {
    const invoice = rowOf(world.invoices, payment.invoice)
    const { code, declineCode, message } = card
    invoice.attempts += 1
    Object.assign(payment, {
      status: 'requires_payment_method',
      card,
      error: { code, ...(declineCode && { declineCode }), message },
    })
    events.tell('payment_intent.payment_failed', paymentObject(payment, world))
    tellInvoice('payment_failed', invoice)
  }

  const end = (subscription: SubscriptionRow, status: 'canceled' | 'incomplete_expired', at: number) => {
    const wasIncomplete = subscription.status === 'incomplete'
    Object.assign(subscription, { status, canceledAt: at })
    const invoice = rowOf(world.invoices, subscription.latestInvoice)
    if (wasIncomplete && invoice.status === 'open') {
      invoice.status = 'void'
      rowOf(world.payments, invoice.payment).status = 'canceled'
      tellInvoice('voided', invoice)
    }
    invoice.nextAttempt = null
    tellSubscription(status === 'canceled' ? 'deleted' : 'updated', subscription)
  }

  const renew = (subscription: SubscriptionRow) => {
    const at = subscription.periodEnd
    subscription.periods += 1
    subscription.periodStart = at
    subscription.periodEnd = monthsAfter(subscription.anchor, subscription.periods + 1)
    const period: [number, number] = [subscription.periodStart, subscription.periodEnd]
    const invoice = openInvoice(subscription, 'subscription_cycle', period, at)
    subscription.latestInvoice = invoice.id
    collect(subscription, invoice, at)
  }

  /** Charges the saved card for a renewal. */
  const collect = (subscription: SubscriptionRow, invoice: InvoiceRow, at: number) => {
    const payment = rowOf(world.payments, invoice.payment)
    const { card } = subscription
    if (card?.renewal === 'succeeds') return succeed(payment, card, at)
    if (card) decline(payment, card)
    const tried = RETRY_AFTER_DAYS.filter((days) => at >= invoice.created + days * DAY).length
    const next = RETRY_AFTER_DAYS[tried]
    if (next === undefined) {
      // The account's setting for an invoice that was never paid.
      Object.assign(invoice, { status: 'uncollectible' })
      payment.status = 'canceled'
      tellInvoice('marked_uncollectible', invoice)
      return end(subscription, 'canceled', at)
    }
    invoice.nextAttempt = invoice.created + next * DAY
    subscription.status = 'past_due'
    tellSubscription('updated', subscription)
    if (card?.renewal === 'authentication') tellInvoice('payment_action_required', invoice)
  }

  /** Returns the next scheduled change of a subscription and its time. */
  const nextStep = (row: SubscriptionRow): { at: number; run: () => void } | null => {
    if (row.status === 'incomplete') {
      const at = row.created + 23 * HOUR
      return { at, run: () => end(row, 'incomplete_expired', at) }
    }
    if (row.status !== 'active' && row.status !== 'past_due') return null
    const invoice = rowOf(world.invoices, row.latestInvoice)
    const cancelAt = row.cancelAtPeriodEnd ? row.periodEnd : row.cancelAt
    const steps = [
      { at: row.periodEnd, run: () => renew(row) },
      ...(invoice.nextAttempt === null
        ? []
        : [
            {
              at: invoice.nextAttempt,
              run: () => collect(row, invoice, invoice.nextAttempt ?? row.periodEnd),
            },
          ]),
    ]
    // A cancellation comes before a renewal in the same second, so that an ending subscription is not
    // renewed.
    if (cancelAt !== null) steps.unshift({ at: cancelAt, run: () => end(row, 'canceled', cancelAt) })
    return steps.reduce((first, step) => (step.at < first.at ? step : first))
  }

  /** Refunds a charge; a refusing bank reports it later, unless the card is known to be closed. */
  const giveBack = (charge: ChargeRow, amount: number): RefundRow => {
    const row: RefundRow = {
      id: world.nextId('re'),
      charge: charge.id,
      payment: charge.payment,
      amount,
      created: world.now(),
      status: charge.card.refund ?? 'succeeded',
    }
    world.refunds.set(row.id, row)
    if (row.status === 'failed') return row
    charge.refunded += amount
    events.tell('charge.refunded', chargeObject(charge, world))
    return row
  }

  return {
    openInvoice,
    giveBack,
    succeed,
    decline,
    end,
    tellSubscription,
    tellInvoice,
    /** Carries out everything that is due, in order of time. */
    settle: () => {
      const now = world.now()
      for (;;) {
        const due = [...world.subscriptions.values()]
          .map(nextStep)
          .filter((step) => step !== null)
          .filter(({ at }) => at <= now)
          .toSorted((a, b) => a.at - b.at)[0]
        if (!due) return
        due.run()
      }
    },
  }
}
export type Lifecycle = ReturnType<typeof createLifecycle>
