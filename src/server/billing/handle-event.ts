import { isLive } from '#domain/subscription-state.ts'
import type { ProviderEvent } from '#server/ports/billing.ts'
import { isEventHandled, markEventHandled } from '#server/stores/billing-events.ts'
import { forgetCustomer, ownerOf, setDisputed } from '#server/stores/subscriptions.ts'
import { countDecline } from './limits.ts'
import { accountOf, type BillingDeps } from './provider.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Handles an event of a provider once. It is marked as handled only afterwards, so that a failed one is sent
 * again.
 * @throws whatever error prevents the handling
 */
export async function handleEvent(deps: BillingDeps, event: ProviderEvent): Promise<void> {
  const { db, billing, clock } = deps
  const provider = billing.kind
  if (await isEventHandled(db, { id: event.id, provider })) return
  if (event.customerId) await actOn(deps, event, event.customerId)
  const { id, type, customerId } = event
  await markEventHandled(db, { id, type, customerId, provider, now: clock.now() })
}

async function actOn(deps: BillingDeps, event: ProviderEvent, customerId: string): Promise<void> {
  const owner = await ownerOf(deps.db, customerId, accountOf(deps.billing))
  if (!owner) {
    // The account was deleted since, so only the operator can still be told.
    if (event.failedRefundId) {
      const { failedRefundId: refund } = event
      deps.log.error({ refund, customerId }, 'a refund to somebody who has no account here did not arrive')
    }
    return
  }
  if (event.isDispute) {
    // The flag is set first, so that no new subscription can start between the two steps.
    await setDisputed(deps.db, owner.user_id, deps.clock.now())
    await endAllLive(deps, customerId)
  }
  // The route for payments in the sandbox counts declines itself.
  if (event.isPaymentProblem && deps.billing.kind !== 'sandbox') await countDecline(deps, owner.user_id)
  await syncSubscription(deps, customerId)
  if (event.isCustomerDeleted) await forgetCustomer(deps.db, owner.user_id, customerId)
}

/** Ends at once every subscription that the provider would charge again. */
export async function endAllLive({ billing }: BillingDeps, customerId: string): Promise<boolean> {
  const live = (await billing.listSubscriptions(customerId)).filter(isLive)
  for (const { id } of live) await billing.cancelNow(id)
  return live.length > 0
}
