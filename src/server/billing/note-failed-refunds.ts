import type { FailedRefund } from '#server/ports/billing.ts'
import { noteOnce } from '#server/stores/audit.ts'
import type { BillingDeps } from './provider.ts'

/** In the log of the administrators: the card provider could not give back what was promised. */
export const REFUND_FAILED_ACTION = 'subscription.refund_failed'

/**
 * Tells the administrators and the operator, once, of each refund that did not arrive: the money is with the operator
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
