import { sql } from 'kysely'
import type { Queryable } from '#server/database/open.ts'

interface Leaving {
  userId: string
  addressHash: Buffer | null
  /** Month as `yyyy-MM` in UTC. */
  month: string
  now: Date
}

/**
 * Records benefits that are given once, of a cook who is being erased: the recipes of this month, and whether
 * a payment was refunded. Without any, nothing is stored.
 */
export async function noteLeftAccount(
  tx: Queryable,
  { userId, addressHash, month, now }: Leaving,
): Promise<void> {
  if (!addressHash) return
  await sql`
    with given as (
      select (select count(*)::int from generations g
          where g.user_id = ${userId} and g.month = ${month} and g.state = 'committed')
          + case when u.carried_month = ${month} then u.carried_used else 0 end as used,
        u.had_refund or exists (
          select from subscriptions s where s.user_id = ${userId} and s.refunded_at is not null) as had_refund
      from users u where u.id = ${userId}
    )
    insert into left_accounts as l (address_hash, month, used, had_refund, left_at)
    select ${addressHash}, ${month}, used, had_refund, ${now} from given where used > 0 or had_refund
    on conflict (address_hash) do update set month = excluded.month, left_at = excluded.left_at,
      used = case when l.month = excluded.month then greatest(l.used, excluded.used) else excluded.used end,
      had_refund = l.had_refund or excluded.had_refund`.execute(tx)
}

/** Returns the values of a new account's row that continue the record of this address. */
export const carriedOver = (addressHash: Buffer) => ({
  carried_month: sql<
    string | null
  >`(select month from left_accounts where address_hash = ${addressHash}::bytea)`,
  carried_used: sql<number>`coalesce((select used from left_accounts where address_hash = ${addressHash}::bytea), 0)`,
  had_refund: sql<boolean>`coalesce(
    (select had_refund from left_accounts where address_hash = ${addressHash}::bytea), false)`,
})

/** True when an account of this cook's address, deleted since, got a refund. */
export async function hadRefundBefore(db: Queryable, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('had_refund').where('id', '=', userId).executeTakeFirst()
  return row?.had_refund ?? false
}

/** Deletes records that are two years old. */
export async function forgetLeftAccounts(db: Queryable, now: Date): Promise<void> {
  await sql`delete from left_accounts where left_at < ${now}::timestamptz - interval '24 months'`.execute(db)
}
