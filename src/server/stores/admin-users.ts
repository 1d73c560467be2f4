import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { AdminSummary, AdminUser, UserQuery } from '#contract/admin.ts'
import type { Queryable } from '#server/database/open.ts'
import type { Tables, UsersTable } from '#server/database/tables.ts'
import { readCursor, readTime, writeCursor, writeTime } from './cursor.ts'
import { effectiveStatus, effectiveStatusIn, providerStatusAt } from './effective-status.ts'
import { countedThisMonth } from './ledger.ts'
import { OVERRIDE_ACTION } from './status-override.ts'
import { profilePictureUrl } from './users.ts'

export interface Month {
  month: string
  now: Date
}

export interface UserPage {
  users: AdminUser[]
  nextCursor: string | null
}

/**
 * Lists accounts, newest first. A page costs the same wherever it is, because it starts from a position and
 * skips no rows.
 * @throws CursorError when the cursor is not one of ours.
 */
export async function listUsers(
  db: Queryable,
  { search, subscriptionStatus, cursor, limit }: UserQuery & { limit: number },
  month: Month,
): Promise<UserPage> {
  let rows = withBilling(db, month)
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(limit + 1)
  for (const word of search?.toLowerCase().split(/\s+/) ?? []) {
    if (uuid.test(word)) rows = rows.where('users.id', '=', word)
    else if (word) rows = rows.where(sql<boolean>`position(${word} in ${searched}) > 0`)
  }
  if (subscriptionStatus) rows = rows.where(effectiveStatusIn(month.now), '=', subscriptionStatus)
  if (cursor) {
    const [time = '', id = ''] = readCursor(cursor, 2)
    rows = rows.where(sql<boolean>`(users.created_at, users.id) < (${readTime(time)}, ${id})`)
  }
  const found = await rows.execute()
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    users: page.map((row) => adminUserFromRow(row, month.now)),
    nextCursor: last && found.length > limit ? writeCursor(writeTime(last.created_at), last.id) : null,
  }
}

/** Returns one account; null when it was deleted. */
export async function getAdminUser(db: Queryable, userId: string, month: Month): Promise<AdminUser | null> {
  const row = await withBilling(db, month).where('users.id', '=', userId).executeTakeFirst()
  return row ? adminUserFromRow(row, month.now) : null
}

export async function countUsers(db: Queryable, now: Date): Promise<AdminSummary> {
  const { total, premium } = await db
    .selectFrom('users')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere(effectiveStatusIn(now), '=', 'active').as('premium'),
    ])
    .executeTakeFirstOrThrow()
  return {
    total,
    premium,
    free: total - premium,
    conversionRate: total === 0 ? 0 : Math.round((premium / total) * 100),
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const searched = sql<string>`lower(concat_ws(' ', users.email, users.first_name, users.last_name))`

interface BillingColumns {
  used: number
  has_live_subscription: boolean | null
  override_by: string | null
  override_at: Date | null
}

type Row = Selectable<UsersTable> & BillingColumns
type Rows = SelectQueryBuilder<Tables, 'users', Row>

const withBilling = (db: Queryable, { month, now }: Month): Rows =>
  db
    .selectFrom('users')
    .selectAll('users')
    .select([
      countedThisMonth({ userId: sql.ref('users.id'), month, now }).as('used'),
      sql<boolean | null>`(select s.provider_status in ('trialing', 'active', 'past_due', 'unpaid', 'paused')
        from subscriptions s where s.user_id = users.id)`.as('has_live_subscription'),
      lastOverride<string | null>('actor_label').as('override_by'),
      lastOverride<Date | null>('at').as('override_at'),
    ])

/** Selects a column of the log entry that set the present override. */
const lastOverride = <T>(
  column: 'actor_label' | 'at',
) => sql<T>`case when users.status_override is not null then (
  select a.${sql.ref(column)} from audit_log a where a.subject_id = users.id and a.action = ${OVERRIDE_ACTION}
  order by a.at desc, a.id desc limit 1) end`

const adminUserFromRow = (row: Row, now: Date): AdminUser => ({
  id: row.id,
  email: row.email,
  emailVerified: row.email_verified,
  firstName: row.first_name,
  lastName: row.last_name,
  profileImageUrl: profilePictureUrl(row.image_hash),
  createdAt: row.created_at.toISOString(),
  subscriptionStatus: effectiveStatus(row, now),
  recipesUsedThisMonth: row.used,
  providerStatus: providerStatusAt(row, now),
  override: row.status_override && {
    status: row.status_override,
    by: row.override_by,
    at: row.override_at?.toISOString() ?? null,
  },
  hasLiveSubscription: row.has_live_subscription ?? false,
  isDisabled: row.disabled_at !== null,
})
