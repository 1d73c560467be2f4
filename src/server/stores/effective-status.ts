import { sql } from 'kysely'
import type { SubscriptionStatus } from '#contract/common.ts'

/** The columns of `users` that say which plan a cook has. */
export interface StatusColumns {
  /** Set by an administrator; wins until it is cleared. */
  status_override: SubscriptionStatus | null
  /** What the card provider has, as far as it is known here. */
  subscription_status: SubscriptionStatus
  /** When that ends by itself, heard of or not; what is paid for lasts no longer. */
  status_until: Date | null
  status_after: SubscriptionStatus | null
}

/** What counts at this moment. */
export const effectiveStatus = (row: StatusColumns, now: Date): SubscriptionStatus =>
  row.status_override ?? providerStatusAt(row, now)

/** The same without an administrator's word. */
export const providerStatusAt = (row: StatusColumns, now: Date): SubscriptionStatus =>
  row.status_until && row.status_until <= now ? (row.status_after ?? 'free') : row.subscription_status

/** What counts at this moment, for a query over the table `users`. */
export const effectiveStatusIn = (now: Date) => sql<SubscriptionStatus>`coalesce(users.status_override,
  case when users.status_until <= ${now} then coalesce(users.status_after, 'free') else users.subscription_status end)`
