import { isPremium } from '#domain/plan.ts'
import type { Deps } from '#server/deps.ts'
import { appendAudit } from '#server/stores/audit.ts'
import { type OverrideRequest, overrideStatus } from '#server/stores/status-override.ts'
import { findSubscription, setDisputed } from '#server/stores/subscriptions.ts'
import { endAllLive } from './handle-event.ts'
import { accountOf, withErrorsForCook } from './provider.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Sets a status that overrides the provider's for a cook; null ends the override. No cook is charged for a
 * plan that is denied: a status without Premium first ends every subscription that the provider would charge
 * again. Granting Premium, or ending the override, also clears a dispute.
 * @throws AppError unavailable when the provider cannot be asked; then nothing was changed
 */
export async function setSubscriptionStatus(
  { db, billing, clock, log }: Pick<Deps, 'db' | 'billing' | 'clock' | 'log'>,
  request: OverrideRequest,
): Promise<void> {
  const row = billing && (await findSubscription(db, request.userId, accountOf(billing)))
  if (billing && row?.customer_id) {
    const customerId = row.customer_id
    const deps = { db, billing, clock, log }
    await withErrorsForCook(async () => {
      const isDenied = request.status !== null && !isPremium(request.status)
      if (isDenied && (await endAllLive(deps, customerId))) await noteEnd(db, request)
      await syncSubscription(deps, customerId)
    })
  }
  if (request.status === null || request.status === 'active' || request.status === 'free') {
    await setDisputed(db, request.userId, null)
  }
  await overrideStatus(db, request)
}

/** Logs who ended a subscription, since there may be no status left to override afterwards. */
const noteEnd = (db: Deps['db'], { userId, status, by, now }: OverrideRequest) =>
  appendAudit(db, { at: now, ...by, subjectId: userId, action: 'subscription.end', detail: { to: status } })
