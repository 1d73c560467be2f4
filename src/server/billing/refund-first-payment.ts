import { moneyBackUntil } from '#domain/subscription-state.ts'
import { conflict } from '#server/http/errors.ts'
import { hadRefundBefore } from '#server/stores/left-accounts.ts'
import { findSubscription, noteRefund } from '#server/stores/subscriptions.ts'
import { accountOf, type BillingDeps, withErrorsForCook } from './provider.ts'
import { syncSubscription } from './sync-subscription.ts'

const givenOnce = 'Money back is given once to each e-mail address, and this one has had it.'
const refunded = 'Your money is on its way back, and your subscription has ended.'

/**
 * Carries out the money-back guarantee: refunds the first payment and ends the subscription at once; within
 * seven days, once for each account. The order is refund, end, note: after an interruption anywhere, another
 * request goes on.
 * @returns message for the cook
 */
export async function refundFirstPayment(deps: BillingDeps, userId: string): Promise<string> {
  const { db, billing, clock } = deps
  return await withErrorsForCook(async () => {
    const row = await findSubscription(db, userId, accountOf(billing))
    if (row?.refunded_at) throw conflict(await whyNotAgain(deps, row.customer_id))
    if (await hadRefundBefore(db, userId)) throw conflict(givenOnce)
    const synced = row?.customer_id ? await syncSubscription(deps, row.customer_id) : null
    const current = await findSubscription(db, userId, accountOf(billing))
    // An earlier request stopped between the refund and the end; reading the provider has just ended the
    // subscription.
    if (current?.refunded_at) return refunded
    if (!row?.customer_id || !synced?.state.subscriptionId || synced.state.status !== 'active') {
      throw conflict('There is no active subscription.')
    }
    const firstPaidAt = current?.first_paid_at
    if (!firstPaidAt || moneyBackUntil(firstPaidAt) < (await billing.now())) {
      throw conflict(
        'The 7-day money-back guarantee has ended. You can still cancel at the end of the period.',
      )
    }
    const payment = await billing.latestPaid(synced.state.subscriptionId)
    if (!payment) throw conflict('There is no payment to give back.')
    await billing.refund(payment.paymentId)
    await billing.cancelNow(synced.state.subscriptionId)
    await noteRefund(db, userId, clock.now())
    await syncSubscription(deps, row.customer_id)
    return refunded
  })
}

/** Returns the reason against a second refund, which differs when the first one failed. */
async function whyNotAgain({ billing }: BillingDeps, customerId: string | null): Promise<string> {
  const failed = customerId ? await billing.failedRefunds(customerId) : []
  return failed.length > 0
    ? 'Your refund did not arrive. Please write to us, and we will find another way.'
    : 'Your money was given back already.'
}
