import { type Selectable, sql } from 'kysely'
import type { SubscriptionStatus } from '#contract/common.ts'
import type { Queryable } from '#server/database/open.ts'
import type { SubscriptionsTable } from '#server/database/tables.ts'
import { transact } from '#server/database/transact.ts'
import { appendAudit } from './audit.ts'

export type SubscriptionRow = Selectable<SubscriptionsTable>

/** One account of one provider in one mode. What another one says does not count. */
export interface BillingAccount {
  provider: string
  livemode: boolean
  accountHash: string
}

/** The cook's row of this account; null when they have none, or one of another account. */
export async function findSubscription(
  db: Queryable,
  userId: string,
  account: BillingAccount,
): Promise<SubscriptionRow | null> {
  const row = await ofAccount(db.selectFrom('subscriptions').selectAll(), account)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/**
 * The cook's row, made when there is none. One of another account is taken over: what that account said is noted in
 * the log, so that nothing is forgotten, and begins anew here.
 */
export async function openSubscription(
  db: Queryable,
  userId: string,
  account: BillingAccount,
  now: Date,
): Promise<SubscriptionRow> {
  const known = await findSubscription(db, userId, account)
  if (known) return known
  return await transact(db, async (tx) => {
    const before = await tx
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (before && !isOf(before, account)) {
      const { provider, livemode, customer_id, status } = before
      await appendAudit(tx, {
        at: now,
        actorId: null,
        actorLabel: 'server',
        subjectId: userId,
        action: 'subscription.provider',
        detail: { from: { provider, livemode, customer: customer_id, status }, to: account.provider },
      })
      await tx.deleteFrom('subscriptions').where('user_id', '=', userId).execute()
    }
    const { provider, livemode, accountHash } = account
    await tx
      .insertInto('subscriptions')
      .values({ user_id: userId, provider, livemode, account_hash: accountHash })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute()
    return await tx
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  })
}

/** Notes the customer of a cook; another one that was noted first stands. */
export async function noteCustomer(db: Queryable, userId: string, customerId: string): Promise<string> {
  await db
    .updateTable('subscriptions')
    .set({ customer_id: customerId })
    .where('user_id', '=', userId)
    .where('customer_id', 'is', null)
    .execute()
  const row = await db
    .selectFrom('subscriptions')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.customer_id ?? customerId
}

/** The customer is gone at the provider; the next one is made with another key. */
export async function forgetCustomer(db: Queryable, userId: string, customerId: string): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ customer_id: null, customer_key: sql`customer_key + 1` })
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .execute()
}

/**
 * Raises a number that idempotency keys are made of, before it is used. Of two that do so at once, one does it.
 * @returns the number that holds now
 */
export async function raiseNumber(
  db: Queryable,
  userId: string,
  column: 'attempt' | 'customer_key',
  from: number,
): Promise<number> {
  await db
    .updateTable('subscriptions')
    .set({ [column]: from + 1 })
    .where('user_id', '=', userId)
    .where(column, '=', from)
    .execute()
  const row = await db
    .selectFrom('subscriptions')
    .select(['attempt', 'customer_key'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row[column]
}

/** Lets one caller of all servers prepare this cook's checkout, for a while. By the database's clock. */
export async function takeCheckout(
  db: Queryable,
  userId: string,
  token: string,
  leaseS: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('subscriptions')
    .set({ checkout_token: token, checkout_until: sql`clock_timestamp() + make_interval(secs => ${leaseS})` })
    .where('user_id', '=', userId)
    .where(sql<boolean>`(checkout_until is null or checkout_until < clock_timestamp())`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function leaveCheckout(db: Queryable, userId: string, token: string): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ checkout_token: null, checkout_until: null })
    .where('user_id', '=', userId)
    .where('checkout_token', '=', token)
    .execute()
}

/** The cook has disputed a charge: no new subscription until an administrator says so. */
export async function setDisputed(db: Queryable, userId: string, at: Date | null): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ disputed_at: at })
    .where('user_id', '=', userId)
    .where('disputed_at', at === null ? 'is not' : 'is', null)
    .execute()
}

export async function noteRefund(db: Queryable, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ refunded_at: at })
    .where('user_id', '=', userId)
    .where('refunded_at', 'is', null)
    .execute()
}

export interface StaleQuery {
  account: BillingAccount
  /** Not heard of since then. */
  syncedBefore: Date
  /** Ended before then, and not heard of since. */
  endedBefore: Date
  limit: number
  /** The owner of the last one of the batch before. */
  after: string | null
}

export interface StaleCustomer {
  userId: string
  customerId: string
}

/** Customers whose state should be read anew, in the order of their owners. */
export async function staleCustomers(db: Queryable, query: StaleQuery): Promise<StaleCustomer[]> {
  let stale = ofAccount(db.selectFrom('subscriptions').select(['user_id', 'customer_id']), query.account)
    .where('customer_id', 'is not', null)
    .where(
      sql<boolean>`(synced_at is null or synced_at < ${query.syncedBefore}
        or (status = 'active' and current_period_end < ${query.endedBefore}))`,
    )
    .orderBy('user_id')
    .limit(query.limit)
  if (query.after) stale = stale.where('user_id', '>', query.after)
  const rows = await stale.execute()
  return rows.flatMap(({ user_id: userId, customer_id: customerId }) =>
    customerId ? [{ userId, customerId }] : [],
  )
}

/** The cook whose customer this is. */
export async function ownerOf(
  db: Queryable,
  customerId: string,
  account: BillingAccount,
): Promise<SubscriptionRow | null> {
  const row = await ofAccount(db.selectFrom('subscriptions').selectAll(), account)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Makes what every cook's plan says follow this account: what another one gave counts no more, and what this one gave
 * before counts again. For the start of a server. null: no account at all.
 * @returns how many cooks have another status now
 */
export async function followAccount(db: Queryable, account: BillingAccount | null): Promise<number> {
  const isOurs = account
    ? sql`s.provider = ${account.provider} and s.livemode = ${account.livemode} and s.account_hash = ${account.accountHash}`
    : sql`false`
  const { numAffectedRows } = await sql`
    update users u
    set subscription_status = case when ${isOurs} then s.status else 'free' end,
        status_until = case when ${isOurs} then s.status_until end,
        status_after = case when ${isOurs} then s.status_after end
    from subscriptions s
    where s.user_id = u.id
      and u.subscription_status <> case when ${isOurs} then s.status else 'free' end`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Moves the ends of all plans nearer: a test clock has been moved forward by as much. */
export async function advanceEnds(db: Queryable, seconds: number): Promise<void> {
  for (const table of ['subscriptions', 'users'] as const) {
    await sql`
      update ${sql.table(table)} set status_until = status_until - make_interval(secs => ${seconds})
      where status_until is not null`.execute(db)
  }
}

const isOf = (row: SubscriptionRow, { provider, livemode, accountHash }: BillingAccount) =>
  row.provider === provider && row.livemode === livemode && row.account_hash === accountHash

interface Filterable<Q> {
  where(column: 'provider' | 'account_hash', operator: '=', value: string): Q
  where(column: 'livemode', operator: '=', value: boolean): Q
}

const ofAccount = <Q extends Filterable<Q>>(
  query: Q,
  { provider, livemode, accountHash }: BillingAccount,
): Q =>
  query
    .where('provider', '=', provider)
    .where('livemode', '=', livemode)
    .where('account_hash', '=', accountHash)

/** What a provider said of a customer. Times are the provider's, but for `statusUntil`, which is ours. */
export interface SyncedState {
  subscriptionId: string | null
  providerStatus: string | null
  status: SubscriptionStatus
  statusUntil: Date | null
  statusAfter: SubscriptionStatus | null
  periodStart: Date | null
  periodEnd: Date | null
  cancelAtPeriodEnd: boolean
  /** The latest payment that was taken and not given back. */
  payment: { id: string; paidAt: Date } | null
  /** The latest payment was given back whole. */
  isRefunded: boolean
}

/** What is known of the subscription may be outdated at any moment: the next look asks the provider. */
export async function noteOutdated(db: Queryable, userId: string): Promise<void> {
  await db.updateTable('subscriptions').set({ synced_at: null }).where('user_id', '=', userId).execute()
}
