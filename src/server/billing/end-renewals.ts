import { isLive, statusOf } from '#domain/subscription-state.ts'
import { appendAudit } from '#server/stores/audit.ts'
import type { BillingDeps } from './provider.ts'

/**
 * Lets everything that a customer has end with what is paid for; what is not paid ends at once, because the provider
 * would go on trying. For a cook who is shut out, and could do neither by themselves.
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
