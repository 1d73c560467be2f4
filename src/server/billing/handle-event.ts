import { isLive } from '#domain/subscription-state.ts'
import type { ProviderEvent } from '#server/ports/billing.ts'
import { isEventHandled, markEventHandled } from '#server/stores/billing-events.ts'
import { forgetCustomer, ownerOf, setDisputed } from '#server/stores/subscriptions.ts'
import { countDecline } from './limits.ts'
import { accountOf, type BillingDeps } from './provider.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Acts on what a provider told, once. It is marked only afterwards, so that what fails is sent again.
 * @throws whatever keeps it from being acted on
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
    // An account that was deleted since: nobody but the operator can still be told.
    if (event.failedRefundId) {
      const { failedRefundId: refund } = event
      deps.log.error({ refund, customerId }, 'a refund to somebody who has no account here did not arrive')
    }
    return
  }
  if (event.isDispute) {
    // First the flag: between the two steps nobody subscribes anew.
    await setDisputed(deps.db, owner.user_id, deps.clock.now())
    await endAllLive(deps, customerId)
  }
  // At the sandbox the route that declines counts by itself.
  if (event.isPaymentProblem && deps.billing.kind !== 'sandbox') await countDecline(deps, owner.user_id)
  await syncSubscription(deps, customerId)
  if (event.isCustomerDeleted) await forgetCustomer(deps.db, owner.user_id, customerId)
}

/** Ends at once whatever the provider would take money for. */
export async function endAllLive({ billing }: BillingDeps, customerId: string): Promise<boolean> {
  const live = (await billing.listSubscriptions(customerId)).filter(isLive)
  for (const { id } of live) await billing.cancelNow(id)
  return live.length > 0
}
