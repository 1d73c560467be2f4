import Stripe from 'stripe'
import { billingFailure } from './billing-failure.ts'

/** Gives a payment back whole. Stripe itself never gives more than was paid, whatever the key. */
export const refundPayment = async (stripe: Stripe, paymentId: string) => {
  const refund = (options: Stripe.RequestOptions) =>
    stripe.refunds.create({ payment_intent: paymentId }, options)
  try {
    await refund({ idempotencyKey: `refund:${paymentId}` })
  } catch (error) {
    if (isGivenBack(error)) return
    if (billingFailure(error).kind !== 'burnt_key') throw error
    await refund({}).catch((again: unknown) => {
      if (!isGivenBack(again)) throw again
    })
  }
}

const isGivenBack = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'
