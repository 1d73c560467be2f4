import type Stripe from 'stripe'
import { PREMIUM_PRICE_USD_CENTS } from '#contract/limits.ts'
import { BillingError } from '#server/ports/billing.ts'
import { billingFailure } from './billing-failure.ts'

const LOOKUP_KEY = 'premium_monthly_399'
const START_TIMEOUT_MS = 5000

/** Finds the price of Premium at Stripe: the configured one, the one with our lookup key, or a new one. */
export const createPremiumPrice = (stripe: Stripe, priceId: string | null) => {
  let known: Promise<string> | undefined

  const find = async (options: Stripe.RequestOptions = {}): Promise<Stripe.Price | null> => {
    if (priceId !== null) return await stripe.prices.retrieve(priceId, {}, options)
    const { data } = await stripe.prices.list({ lookup_keys: [LOOKUP_KEY], limit: 1 }, options)
    return data[0] ?? null
  }

  const make = (options: Stripe.RequestOptions) =>
    stripe.prices.create(
      {
        currency: 'usd',
        unit_amount: PREMIUM_PRICE_USD_CENTS,
        recurring: { interval: 'month' },
        lookup_key: LOOKUP_KEY,
        product_data: { name: 'Premium' },
      },
      options,
    )

  /**
   * Creates the price once: Stripe refuses a second price with this lookup key, also under another
   * idempotency key.
   */
  const makeOnce = async () => {
    try {
      return await make({ idempotencyKey: `price:${LOOKUP_KEY}` })
    } catch (error) {
      if (billingFailure(error).kind !== 'burnt_key') throw error
      return (await find()) ?? (await make({}))
    }
  }

  const resolve = async () => {
    const price = (await find()) ?? (await makeOnce())
    refuseOther(price)
    return price.id
  }

  return {
    /** Returns the id of the price, which is asked for once, and again after a failure. */
    id: (): Promise<string> => {
      known ??= resolve().catch((error: unknown) => {
        known = undefined
        throw error
      })
      return known
    },
    /**
     * Checks the price at the start of a server without waiting long for Stripe or creating anything.
     * @throws BillingError refused when the price exists and differs from that of Premium
     */
    check: async () => {
      const price = await find({ timeout: START_TIMEOUT_MS, maxNetworkRetries: 0 })
      if (price) refuseOther(price)
    },
  }
}

const refuseOther = (price: Stripe.Price) => {
  const isOurs =
    price.active &&
    price.currency === 'usd' &&
    price.unit_amount === PREMIUM_PRICE_USD_CENTS &&
    price.recurring?.interval === 'month' &&
    price.recurring.interval_count === 1
  if (isOurs) return
  const found = `${price.unit_amount} ${price.currency} per ${price.recurring?.interval ?? 'once'}`
  throw new BillingError(
    'refused',
    `the price ${price.id} is ${price.active ? '' : 'archived, '}${found}: Premium needs an active price of ` +
      `${PREMIUM_PRICE_USD_CENTS} usd per month. Set STRIPE_PRICE_ID to such a price.`,
  )
}
