import type Stripe from 'stripe'
import type { ProviderSubscription } from '#server/ports/billing.ts'
import { billingFailure } from './billing-failure.ts'
import { clientSecretOf, readSubscription } from './read-subscription.ts'

const withSecret = ['latest_invoice.confirmation_secret']

export const listSubscriptions = async (
  stripe: Stripe,
  customer: string,
): Promise<ProviderSubscription[]> => {
  const found: ProviderSubscription[] = []
  try {
    for await (const one of stripe.subscriptions.list({ customer, status: 'all', limit: 100 })) {
      found.push(readSubscription(one))
    }
    return found
  } catch (error) {
    const failure = billingFailure(error)
    if (failure.kind === 'not_found') return []
    throw failure
  }
}

export interface NewSubscription {
  customer: string
  userId: string
  price: string
  idempotencyKey: string
}

/**
 * Creates a subscription. Nothing is charged until the cook confirms in the browser; unconfirmed it ends
 * after 23 hours.
 */
export const createSubscription = async (
  stripe: Stripe,
  { customer, userId, price, idempotencyKey }: NewSubscription,
) => {
  const made = await stripe.subscriptions.create(
    {
      customer,
      items: [{ price, quantity: 1 }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
      billing_mode: { type: 'flexible' },
      metadata: { userId },
      expand: withSecret,
    },
    { idempotencyKey },
  )
  return { ...readSubscription(made), clientSecret: clientSecretOf(made) }
}

export const openClientSecret = async (stripe: Stripe, id: string) =>
  clientSecretOf(await stripe.subscriptions.retrieve(id, { expand: withSecret }))

export const setCancelAtPeriodEnd = async (stripe: Stripe, id: string, on: boolean) => {
  const { cancel_at_period_end: flag, cancel_at: date } = await stripe.subscriptions.retrieve(id)
  if (on === (flag || date !== null)) return
  if (on) await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  // Stripe accepts one of the two in a call: the flag that we set, or the date that its portal sets.
  else if (flag) await stripe.subscriptions.update(id, { cancel_at_period_end: false })
  else await stripe.subscriptions.update(id, { cancel_at: '' })
}
