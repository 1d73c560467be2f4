import { isLive, pickSubscription } from '#domain/subscription-state.ts'
import { conflict } from '#server/http/errors.ts'
import type { ProviderSubscription } from '#server/ports/billing.ts'
import { findSubscription } from '#server/stores/subscriptions.ts'
import { accountOf, type BillingDeps, withErrorsForCook } from './provider.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Date format of the subscription page: 24 December 2026. */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * Cancels the subscription at the end of the paid period. One whose payment is overdue ends at once, because
 * nothing of it is paid.
 * @returns message for the cook
 */
export async function cancelAtPeriodEnd(deps: BillingDeps, userId: string): Promise<string> {
  return await changing(deps, userId, async ({ id, status, periodEnd }) => {
    if (status !== 'active' && status !== 'trialing') {
      await deps.billing.cancelNow(id)
      return 'Your subscription has been cancelled.'
    }
    await deps.billing.setCancelAtPeriodEnd(id, true)
    return `Your subscription has been cancelled. You keep Premium until ${day.format(periodEnd)}.`
  })
}

/**
 * Withdraws a cancellation while the period lasts.
 * @returns message for the cook
 */
export async function reactivate(deps: BillingDeps, userId: string): Promise<string> {
  return await changing(deps, userId, async ({ id, status, cancelAtPeriodEnd: isEnding, periodEnd }) => {
    const lasts = (status === 'active' || status === 'trialing') && periodEnd > (await deps.billing.now())
    if (!isEnding || !lasts) throw conflict('There is no cancellation that could be taken back.')
    await deps.billing.setCancelAtPeriodEnd(id, false)
    return `Your subscription goes on. The next payment is on ${day.format(periodEnd)}.`
  })
}

/** Changes the subscription in its present state at the provider, and stores the result. */
async function changing(
  deps: BillingDeps,
  userId: string,
  change: (current: ProviderSubscription) => Promise<string>,
): Promise<string> {
  return await withErrorsForCook(async () => {
    const row = await findSubscription(deps.db, userId, accountOf(deps.billing))
    const best = row?.customer_id
      ? pickSubscription(await deps.billing.listSubscriptions(row.customer_id))
      : null
    if (!row?.customer_id || !best || !isLive(best)) throw conflict('There is no active subscription.')
    const message = await change(best)
    await syncSubscription(deps, row.customer_id)
    return message
  })
}
