import Stripe from 'stripe'
import { BillingError } from '#server/ports/billing.ts'
import { billingFailure } from './billing-failure.ts'
import { hasRefundFailed } from './read-refunds.ts'

/**
 * Refunds a payment in full. Stripe itself never refunds more than was paid, whatever the key.
 * @throws BillingError refused when the refund failed at once, for example because the account is closed
 */
export const refundPayment = async (stripe: Stripe, paymentId: string) => {
  const refund = async (options: Stripe.RequestOptions) => {
    const made = await stripe.refunds.create({ payment_intent: paymentId }, options)
    if (!hasRefundFailed(made)) return
    throw new BillingError('refused', `Stripe: the refund ${made.id} is ${made.status}`)
  }
  try {
    await refund({ idempotencyKey: `refund:${paymentId}` })
  } catch (error) {
    if (isAlreadyRefunded(error)) return
    if (billingFailure(error).kind !== 'burnt_key') throw error
    await refund({}).catch((again: unknown) => {
      if (!isAlreadyRefunded(again)) throw again
    })
  }
}

const isAlreadyRefunded = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'
