import type { Deps } from '#server/deps.ts'
import { BillingError } from '#server/ports/billing.ts'
import { findSubscription } from '#server/stores/subscriptions.ts'
import { accountOf, withBilling } from './provider.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Ends the charges of a cook who has just been blocked. The block holds even while the provider cannot be
 * asked: the hourly pass over the subscriptions then completes this, like every other read of this customer.
 */
export async function stopCharging(
  deps: Pick<Deps, 'db' | 'billing' | 'clock' | 'log'>,
  userId: string,
): Promise<void> {
  if (!deps.billing) return
  const row = await findSubscription(deps.db, userId, accountOf(deps.billing))
  if (!row?.customer_id) return
  try {
    await syncSubscription(withBilling(deps), row.customer_id)
  } catch (error) {
    if (!(error instanceof BillingError)) throw error
    deps.log.warn({ err: error, userId }, 'the subscription of a disabled cook goes on until the next pass')
  }
}
