import type { SubscriptionStatus } from '#contract/common.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { type AuditEntry, appendAudit } from './audit.ts'
import { effectiveStatus, providerStatusAt } from './effective-status.ts'

/** Action in the log, by which the administrator who set the present override is found. */
export const OVERRIDE_ACTION = 'subscription.override'

export interface OverrideRequest {
  userId: string
  /** New status; null ends the override. */
  status: SubscriptionStatus | null
  by: Pick<AuditEntry, 'actorId' | 'actorLabel'>
  now: Date
}

/**
 * Sets a status for this account that overrides the card provider's, and logs it. The provider's own status
 * needs no override: choosing it ends an existing one. Choosing the present status changes nothing.
 * @returns effective status; null when there is no such account
 */
export async function overrideStatus(
  db: Queryable,
  { userId, status, by, now }: OverrideRequest,
): Promise<SubscriptionStatus | null> {
  return await transact(db, async (tx) => {
    const before = await tx
      .selectFrom('users')
      .select(['status_override', 'subscription_status', 'status_until', 'status_after'])
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!before) return null
    const provider = providerStatusAt(before, now)
    const override = status === provider ? null : status
    if (override !== before.status_override) {
      await tx
        .updateTable('users')
        .set({ status_override: override, updated_at: now })
        .where('id', '=', userId)
        .execute()
      await appendAudit(tx, {
        at: now,
        ...by,
        subjectId: userId,
        action: OVERRIDE_ACTION,
        detail: { from: before.status_override, to: override, provider },
      })
    }
    return effectiveStatus({ ...before, status_override: override }, now)
  })
}
