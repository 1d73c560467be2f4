import type { FailedRefund } from '#server/ports/billing.ts'
import { noteOnce } from '#server/stores/audit.ts'
import type { BillingDeps } from './provider.ts'

/** Action in the log of the administrators for a refund that the card provider could not pay out. */
export const REFUND_FAILED_ACTION = 'subscription.refund_failed'

/**
 * Reports each failed refund once to the administrators and the operator: the money is with the operator
 * again, and only a person can find another way to its owner.
 */
export async function noteFailedRefunds(
  { db, billing, clock, log }: BillingDeps,
  userId: string,
  failed: readonly FailedRefund[],
): Promise<void> {
  for (const { id: refund, amount, reason } of failed) {
    const isNew = await noteOnce(db, 'refund', {
      at: clock.now(),
      actorId: null,
      actorLabel: billing.kind,
      subjectId: userId,
      action: REFUND_FAILED_ACTION,
      detail: { refund, amount, reason },
    })
    if (isNew)
      log.error({ refund, amount, reason, userId }, 'a refund did not arrive; the cook is owed this money')
  }
}
