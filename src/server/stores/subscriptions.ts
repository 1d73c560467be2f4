import { type Selectable, sql } from 'kysely'
import type { SubscriptionStatus } from '#contract/common.ts'
import type { Queryable } from '#server/database/open.ts'
import type { SubscriptionsTable } from '#server/database/tables.ts'
import { transact } from '#server/database/transact.ts'
import { appendAudit } from './audit.ts'

export type SubscriptionRow = Selectable<SubscriptionsTable>

/** Account at a provider in one mode. Data of any other account does not count. */
export interface BillingAccount {
  provider: string
  livemode: boolean
  accountHash: string
}

/** Returns the cook's row of this account; null when they have none, or one of another account. */
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
 * Returns the cook's row, created when there is none. One of another account is reset for this one, with its
 * data noted in the log, so that none is lost.
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

/**
 * Stores the customer of a cook; one that was stored first stays.
 * @returns the stored customer
 */
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

/** Removes a customer that was deleted at the provider; the next one is created with another key. */
export async function forgetCustomer(db: Queryable, userId: string, customerId: string): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ customer_id: null, customer_key: sql`customer_key + 1` })
    .where('user_id', '=', userId)
    .where('customer_id', '=', customerId)
    .execute()
}

/**
 * Raises a number that is part of idempotency keys, before it is used. Of two calls at once, only one raises
 * it.
 * @returns present number
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

/**
 * Gives one caller of all servers the lease to prepare this cook's checkout, by the database's clock.
 * @returns true for the caller who got it
 */
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

/**
 * Marks a cook who has disputed a charge, or removes the mark: until then no new subscription is possible.
 */
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
  /** Customers who were last read before this time are stale. */
  syncedBefore: Date
  /** Customers with an active subscription whose period ended before this time are stale, too. */
  endedBefore: Date
  limit: number
  /** Owner of the last customer in the previous batch. */
  after: string | null
}

export interface StaleCustomer {
  userId: string
  customerId: string
}

/** Lists customers whose state should be read again, in the order of their owners. */
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

/** Finds the subscription of this customer, with its cook. */
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
 * Makes every cook's plan follow this account at the start of a server: plans of another account no longer
 * count, and earlier ones of this account count again. null: no account at all.
 * @returns number of cooks whose status changed
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

/** Moves the ends of all plans nearer, by the seconds for which the sandbox's clock was moved forward. */
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

/**
 * State of a customer at a provider. Times are the provider's, except `statusUntil`, which is by our clock.
 */
export interface SyncedState {
  subscriptionId: string | null
  providerStatus: string | null
  status: SubscriptionStatus
  statusUntil: Date | null
  statusAfter: SubscriptionStatus | null
  periodStart: Date | null
  periodEnd: Date | null
  cancelAtPeriodEnd: boolean
  /** Latest payment that was not refunded. */
  payment: { id: string; paidAt: Date } | null
  /** True when the latest payment was refunded in full. */
  isRefunded: boolean
}

/** Marks the stored subscription as possibly outdated, so that the next reader asks the provider. */
export async function noteOutdated(db: Queryable, userId: string): Promise<void> {
  await db.updateTable('subscriptions').set({ synced_at: null }).where('user_id', '=', userId).execute()
}
