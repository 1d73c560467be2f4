import { isLive, statusOf } from '#domain/subscription-state.ts'
import { appendAudit } from '#server/stores/audit.ts'
import type { BillingDeps } from './provider.ts'

/**
 * Cancels all subscriptions of a customer at the end of the paid period; unpaid ones end at once, because the
 * provider would go on trying. For a blocked cook, who cannot cancel.
 */
export async function endRenewals(
  { db, billing, clock }: BillingDeps,
  userId: string,
  customerId: string,
): Promise<void> {
  const goingOn = (await billing.listSubscriptions(customerId)).filter(isLive)
  for (const { id, status, cancelAtPeriodEnd } of goingOn) {
    const isPaid = statusOf(status) === 'active'
    if (isPaid && cancelAtPeriodEnd) continue
    if (isPaid) await billing.setCancelAtPeriodEnd(id, true)
    else await billing.cancelNow(id)
    await appendAudit(db, {
      at: clock.now(),
      actorId: null,
      actorLabel: 'server',
      subjectId: userId,
      action: 'subscription.end',
      detail: { because: 'disabled' },
    })
  }
}
