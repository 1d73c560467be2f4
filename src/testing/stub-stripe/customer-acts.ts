import { refundObject } from './objects/payment.ts'
import type { Account } from './routes/route.ts'
import { type ScenarioName, scenarios } from './scenarios.ts'
import { type PaymentRow, rowOf } from './world.ts'

export type PayResult =
  | { status: 'succeeded' | 'requires_action' }
  | { error: { type: 'card_error'; code: string; decline_code?: string; message: string } }

/** Actions outside the product: in the payment form, in Stripe's dashboard and in its customer portal. */
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
    /** Pays as `stripe.confirmPayment` does in the browser. */
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
    /** Answers the bank's authentication challenge. */
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
    /** Cancels in the customer portal, which sets a date and not the flag. */
    portalCancel: (subscriptionId: string) => {
      const row = rowOf(world.subscriptions, subscriptionId)
      Object.assign(row, { cancelAt: row.periodEnd, canceledAt: world.now() })
      life.tellSubscription('updated', row)
    },
    /** Refunds a payment in the dashboard, in full when no amount is given. */
    dashboardRefund: (paymentId: string, amount?: number) => {
      const charge = rowOf(world.charges, rowOf(world.payments, paymentId).charge ?? '')
      const left = charge.amount - charge.refunded
      return life.giveBack(charge, Math.min(left, amount ?? left)).id
    },
    /**
     * Makes a refund fail days after it was made. Stripe's documentation does not say whether the charge then
     * still counts it, so tests cover both.
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
