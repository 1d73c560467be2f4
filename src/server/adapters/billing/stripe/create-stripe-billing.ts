import { createHash } from 'node:crypto'
import type { BillingProvider } from '#server/ports/billing.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Log } from '#server/ports/log.ts'
import { billingFailure, unless } from './billing-failure.ts'
import { ensureCustomer, findCustomer } from './customers.ts'
import { createPremiumPrice } from './premium-price.ts'
import { findCard, latestPaid, listInvoices } from './read-payments.ts'
import { failedRefunds } from './read-refunds.ts'
import { readStripeWebhook } from './read-webhook.ts'
import { refundPayment } from './refund-payment.ts'
import { createStripeClient } from './stripe-client.ts'
import type { StripeConfig } from './stripe-config.ts'
import {
  createSubscription,
  listSubscriptions,
  openClientSecret,
  setCancelAtPeriodEnd,
} from './subscriptions.ts'

export interface StripeDeps {
  clock: Clock
  log: Log
  /** How often the SDK repeats a call that got no answer; for tests. */
  maxNetworkRetries?: number
}

/**
 * Stripe behind the port.
 * @throws BillingError refused when the price at Stripe is not that of Premium: better no start than a wrong charge
 */
export const createStripeBilling = async (
  config: StripeConfig,
  { clock, log, maxNetworkRetries }: StripeDeps,
): Promise<BillingProvider> => {
  const stripe = createStripeClient(config, maxNetworkRetries)
  const price = createPremiumPrice(stripe, config.priceId)
  const livemode = /^(sk|rk)_live_/.test(config.secretKey)
  if (config.webhookSecret === null) {
    log.warn({}, 'STRIPE_WEBHOOK_SECRET is not set: payments are noticed only when Stripe is asked')
  }
  await price.check().catch((error: unknown) => {
    const failure = billingFailure(error)
    if (failure.kind !== 'unavailable') throw failure
    log.warn({ err: failure }, 'Stripe cannot be reached: the price is checked when it is needed')
  })

  return {
    kind: 'stripe',
    livemode,
    accountHash: accountHash(config.publishableKey),
    sandbox: null,
    publicConfig: () => ({ kind: 'stripe', publishableKey: config.publishableKey }),
    now: async () => clock.now(),
    ensureCustomer: told((user, keyNo) => ensureCustomer(stripe, user, keyNo)),
    findCustomer: told((userId, emails) => findCustomer(stripe, userId, emails)),
    listSubscriptions: told((customer) => listSubscriptions(stripe, customer)),
    createSubscription: told(async (customer, userId, idempotencyKey) =>
      createSubscription(stripe, { customer, userId, price: await price.id(), idempotencyKey }),
    ),
    openClientSecret: told((id) => openClientSecret(stripe, id)),
    setCancelAtPeriodEnd: told((id, on) => setCancelAtPeriodEnd(stripe, id, on)),
    cancelNow: told((id) => unless('not_found', () => stripe.subscriptions.cancel(id))),
    latestPaid: told((id) => latestPaid(stripe, id)),
    refund: told((paymentId) => refundPayment(stripe, paymentId)),
    failedRefunds: told((customer) => failedRefunds(stripe, customer)),
    listInvoices: told((customer) => listInvoices(stripe, customer)),
    findCard: told((customer) => findCard(stripe, customer)),
    deleteCustomer: told((customer) => unless('not_found', () => stripe.customers.del(customer))),
    readWebhook: told((raw, headers) => {
      const settings = { stripe, secret: config.webhookSecret, livemode, now: () => clock.now() }
      return readStripeWebhook(settings, raw, headers['stripe-signature'])
    }),
  }
}

/** A call whose failures are told in the port's own words. */
const told =
  <A extends unknown[], R>(act: (...given: A) => Promise<R>) =>
  async (...given: A): Promise<R> => {
    try {
      return await act(...given)
    } catch (error) {
      throw billingFailure(error)
    }
  }

/**
 * Keys carry their account: 16 letters behind `pk_test_5`. So a rolled key is the same account, and where a key has
 * another form the whole of it stands for the account.
 */
const accountHash = (publishableKey: string) => {
  const account = /^pk_(?:test|live)_5(1\w{15})/.exec(publishableKey)?.[1] ?? publishableKey
  return createHash('sha256').update(account).digest('hex').slice(0, 16)
}
