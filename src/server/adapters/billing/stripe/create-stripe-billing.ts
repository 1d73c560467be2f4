import { createHash } from 'node:crypto'
import type { BillingProvider } from '#server/ports/billing.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Log } from '#server/ports/log.ts'
import { billingFailure, ignoreFailure } from './billing-failure.ts'
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
  /** Number of times that the SDK repeats a call without an answer; set by tests. */
  maxNetworkRetries?: number
}

/**
 * Puts Stripe behind the billing port.
 * @throws BillingError refused when the price at Stripe is not that of Premium: the server does not start
 * rather than charge a wrong price
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
    ensureCustomer: withBillingErrors((user, keyNo) => ensureCustomer(stripe, user, keyNo)),
    findCustomer: withBillingErrors((userId, emails) => findCustomer(stripe, userId, emails)),
    listSubscriptions: withBillingErrors((customer) => listSubscriptions(stripe, customer)),
    createSubscription: withBillingErrors(async (customer, userId, idempotencyKey) =>
      createSubscription(stripe, { customer, userId, price: await price.id(), idempotencyKey }),
    ),
    openClientSecret: withBillingErrors((id) => openClientSecret(stripe, id)),
    setCancelAtPeriodEnd: withBillingErrors((id, on) => setCancelAtPeriodEnd(stripe, id, on)),
    cancelNow: withBillingErrors((id) => ignoreFailure('not_found', () => stripe.subscriptions.cancel(id))),
    latestPaid: withBillingErrors((id) => latestPaid(stripe, id)),
    refund: withBillingErrors((paymentId) => refundPayment(stripe, paymentId)),
    failedRefunds: withBillingErrors((customer) => failedRefunds(stripe, customer)),
    listInvoices: withBillingErrors((customer) => listInvoices(stripe, customer)),
    findCard: withBillingErrors((customer) => findCard(stripe, customer)),
    deleteCustomer: withBillingErrors((customer) =>
      ignoreFailure('not_found', () => stripe.customers.del(customer)),
    ),
    readWebhook: withBillingErrors((raw, headers) => {
      const settings = { stripe, secret: config.webhookSecret, livemode, now: () => clock.now() }
      return readStripeWebhook(settings, raw, headers['stripe-signature'])
    }),
  }
}

/** Wraps a call so that its failures become errors of the billing port. */
const withBillingErrors =
  <A extends unknown[], R>(act: (...given: A) => Promise<R>) =>
  async (...given: A): Promise<R> => {
    try {
      return await act(...given)
    } catch (error) {
      throw billingFailure(error)
    }
  }

/**
 * Identifies the Stripe account of a key by the 16 letters behind `pk_test_5`, so that a rolled key counts as
 * the same account; a key of another form stands for the account as a whole.
 */
const accountHash = (publishableKey: string) => {
  const account = /^pk_(?:test|live)_5(1\w{15})/.exec(publishableKey)?.[1] ?? publishableKey
  return createHash('sha256').update(account).digest('hex').slice(0, 16)
}
