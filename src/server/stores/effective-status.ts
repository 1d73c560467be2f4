import { sql } from 'kysely'
import type { SubscriptionStatus } from '#contract/common.ts'

/** Columns of `users` that determine a cook's plan. */
export interface StatusColumns {
  /** Status set by an administrator, which wins until it is cleared. */
  status_override: SubscriptionStatus | null
  /** Last known status at the card provider. */
  subscription_status: SubscriptionStatus
  /**
   * Time at which that status ends by itself, with or without an event: a plan lasts no longer than it is
   * paid for.
   */
  status_until: Date | null
  status_after: SubscriptionStatus | null
}

/** Returns the effective status at this moment. */
export const effectiveStatus = (row: StatusColumns, now: Date): SubscriptionStatus =>
  row.status_override ?? providerStatusAt(row, now)

/** Returns the status without an administrator's override. */
export const providerStatusAt = (row: StatusColumns, now: Date): SubscriptionStatus =>
  row.status_until && row.status_until <= now ? (row.status_after ?? 'free') : row.subscription_status

/** SQL expression of the effective status at this moment, for a query over the table `users`. */
export const effectiveStatusIn = (now: Date) => sql<SubscriptionStatus>`coalesce(users.status_override,
  case when users.status_until <= ${now} then coalesce(users.status_after, 'free') else users.subscription_status end)`
