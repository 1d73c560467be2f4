import { refundObject } from './objects/payment.ts'
import type { Account } from './routes/route.ts'
import { type ScenarioName, scenarios } from './scenarios.ts'
import { type PaymentRow, rowOf } from './world.ts'

export type PayResult =
  | { status: 'succeeded' | 'requires_action' }
  | { error: { type: 'card_error'; code: string; decline_code?: string; message: string } }

/** What happens without the product: in the payment form, in Stripe's dashboard and portal. */
export const customerActs = ({ world, events, life }: Account) => {
  const paymentOf = (clientSecret: string): PaymentRow => {
    life.settle()
    const found = [...world.payments.values()].find(({ secret }) => secret === clientSecret)
    if (!found) throw new Error('no payment has this client secret')
    return found
  }
  const declined = (payment: PaymentRow, name: ScenarioName): PayResult => {
    const card = scenarios[name]
    life.decline(payment, card)
    const { code, declineCode, message } = card
    return {
      error: { type: 'card_error', code, ...(declineCode && { decline_code: declineCode }), message },
    }
  }

  return {
    /** As `stripe.confirmPayment` in the browser. */
    pay: (clientSecret: string, name: ScenarioName = 'ok'): PayResult => {
      const payment = paymentOf(clientSecret)
      if (payment.status === 'succeeded' || payment.status === 'canceled') {
        throw new Error(`this payment is ${payment.status}`)
      }
      const card = scenarios[name]
      if (card.first === 'declined') return declined(payment, name)
      if (card.first === 'challenge') {
        Object.assign(payment, { status: 'requires_action', card })
        life.tellInvoice('payment_action_required', rowOf(world.invoices, payment.invoice))
        return { status: 'requires_action' }
      }
      life.succeed(payment, card, world.now())
      return { status: 'succeeded' }
    },
    /** The bank's question is answered. */
    authenticate: (clientSecret: string, ok: boolean): PayResult => {
      const payment = paymentOf(clientSecret)
      if (payment.status !== 'requires_action' || !payment.card) throw new Error('nothing was asked')
      if (ok) {
        life.succeed(payment, payment.card, world.now())
        return { status: 'succeeded' }
      }
      const refusal = {
        ...payment.card,
        code: 'payment_intent_authentication_failure',
        message:
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      }
      delete refusal.declineCode
      life.decline(payment, refusal)
      return { error: { type: 'card_error', code: refusal.code, message: refusal.message } }
    },
    /** The customer portal cancels with a date, not with the flag. */
    portalCancel: (subscriptionId: string) => {
      const row = rowOf(world.subscriptions, subscriptionId)
      Object.assign(row, { cancelAt: row.periodEnd, canceledAt: world.now() })
      life.tellSubscription('updated', row)
    },
    /** Someone gives the money back in the dashboard, whole when no amount is named. */
    dashboardRefund: (paymentId: string, amount?: number) => {
      const charge = rowOf(world.charges, rowOf(world.payments, paymentId).charge ?? '')
      const left = charge.amount - charge.refunded
      return life.giveBack(charge, Math.min(left, amount ?? left)).id
    },
    /**
     * A refund turns out not to arrive, days after it was made. Stripe's pages do not say whether the charge then
     * still counts it, so tests take both.
     */
    failRefund: (
      refundId: string,
      { as = 'failed', chargeForgets = true }: { as?: 'failed' | 'canceled'; chargeForgets?: boolean } = {},
    ) => {
      const row = rowOf(world.refunds, refundId)
      Object.assign(row, { status: as, ...(as === 'failed' && { failureReason: 'lost_or_stolen_card' }) })
      if (chargeForgets) rowOf(world.charges, row.charge).refunded -= row.amount
      if (as === 'failed') events.tell('refund.failed', refundObject(row, world))
      events.tell('refund.updated', refundObject(row, world))
    },
  }
}
