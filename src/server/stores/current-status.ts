import type { SubscriptionStatus } from '#contract/common.ts'
import type { Queryable } from '#server/database/open.ts'
import { effectiveStatus } from './effective-status.ts'

export interface StatusNow {
  effective: SubscriptionStatus
  isOverridden: boolean
}

/** Returns the effective plan of a cook at this moment; free when the account was deleted. */
export async function currentStatus(db: Queryable, userId: string, now: Date): Promise<StatusNow> {
  const row = await db
    .selectFrom('users')
    .select(['status_override', 'subscription_status', 'status_until', 'status_after'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row
    ? { effective: effectiveStatus(row, now), isOverridden: row.status_override !== null }
    : { effective: 'free', isOverridden: false }
}
