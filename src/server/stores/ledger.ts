import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#server/database/open.ts'

/** Month of a cook in the quota ledger. `month` is `yyyy-MM` in UTC. */
export interface LedgerMonth {
  userId: string
  month: string
  now: Date
}

/**
 * Counts the generations that use quota: committed ones, reserved ones whose lease has not run out, and those
 * of an earlier account. `userId` may be a column of the outer query.
 */
export const countedThisMonth = ({
  userId,
  month,
  now,
}: Omit<LedgerMonth, 'userId'> & { userId: string | RawBuilder<unknown> }) => sql<number>`(
  select count(*) from generations g
  where g.user_id = ${userId} and g.month = ${month} and g.state in ('reserved', 'committed')
    and (g.state = 'committed' or g.lease_until > ${now})) + ${carriedInto(userId, month)}`

/** Recipes of the month that an earlier account of the same address, deleted since, had used. */
export const carriedInto = (userId: string | RawBuilder<unknown>, month: string) => sql<number>`coalesce(
  (select carried.carried_used from users carried where carried.id = ${userId} and carried.carried_month = ${month}), 0)`

/** Returns the number of used recipes for the badge, the quota check and the profile. */
export async function usedThisMonth(
  db: Queryable,
  userId: string,
  month: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select ${countedThisMonth({ userId, month, now })} as used`.execute(db)
  return rows[0]?.used ?? 0
}
