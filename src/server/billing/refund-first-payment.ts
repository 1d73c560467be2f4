import { moneyBackUntil } from '#domain/subscription-state.ts'
import { conflict } from '#server/http/errors.ts'
import { hadRefundBefore } from '#server/stores/left-accounts.ts'
import { findSubscription, noteRefund } from '#server/stores/subscriptions.ts'
import { accountOf, type BillingDeps, toldToCook } from './provider.ts'
import { syncSubscription } from './sync-subscription.ts'

const givenOnce = 'Money back is given once to each e-mail address, and this one has had it.'
const refunded = 'Your money is on its way back, and your subscription has ended.'

/**
 * The money-back guarantee: gives the first payment back and ends the subscription at once; within seven days, once
 * for each account. First the money, then the end, then the note of it: broken off anywhere, asking again goes on.
 * @returns what the cook is told
 */
export async function refundFirstPayment(deps: BillingDeps, userId: string): Promise<string> {
  const { db, billing, clock } = deps
  return await toldToCook(async () => {
    const row = await findSubscription(db, userId, accountOf(billing))
    if (row?.refunded_at) throw conflict(await whyNotAgain(deps, row.customer_id))
    if (await hadRefundBefore(db, userId)) throw conflict(givenOnce)
    const synced = row?.customer_id ? await syncSubscription(deps, row.customer_id) : null
    const current = await findSubscription(db, userId, accountOf(billing))
    // It was broken off between the money and the end; the look at the provider has just ended it.
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

/** Who was promised their money and has not got it is not told that they have it. */
async function whyNotAgain({ billing }: BillingDeps, customerId: string | null): Promise<string> {
  const failed = customerId ? await billing.failedRefunds(customerId) : []
  return failed.length > 0
    ? 'Your refund did not arrive. Please write to us, and we will find another way.'
    : 'Your money was given back already.'
}
