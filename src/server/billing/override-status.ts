import { isPremium } from '#domain/plan.ts'
import type { Deps } from '#server/deps.ts'
import { appendAudit } from '#server/stores/audit.ts'
import { type OverrideRequest, overrideStatus } from '#server/stores/status-override.ts'
import { findSubscription, setDisputed } from '#server/stores/subscriptions.ts'
import { endAllLive } from './handle-event.ts'
import { accountOf, toldToCook } from './provider.ts'
import { syncSubscription } from './sync-subscription.ts'

/**
 * Sets what counts for a cook, over what the provider says; null ends that. Nobody is charged for what they are denied:
 * a status without Premium first ends what the provider would charge again. Giving Premium back, or the provider its
 * word, also forgives a dispute.
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
    await toldToCook(async () => {
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

/** Once it has ended there may be nothing left to override; the log says all the same who ended it. */
const noteEnd = (db: Deps['db'], { userId, status, by, now }: OverrideRequest) =>
  appendAudit(db, { at: now, ...by, subjectId: userId, action: 'subscription.end', detail: { to: status } })
