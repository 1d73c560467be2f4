import { sql } from 'kysely'
import type { SubscriptionStatus } from '#contract/common.ts'
import type { MealTimes } from '#contract/meal-times.ts'
import type { Meal } from '#contract/meals.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { effectiveStatus, type StatusColumns } from './effective-status.ts'
import { mealTimesOf } from './settings.ts'

/** Returns the time at which the cook's secret address was made; null without one. */
export async function feedMadeAt(db: Queryable, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.created_at ?? null
}

/** Stores the hash of a new address; the previous one becomes invalid. */
export async function replaceFeed(
  db: Queryable,
  userId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  await transact(db, async (tx) => {
    // The cook's row is the lock, so that two clicks at once leave one address.
    await sql`select from users where id = ${userId} for no key update`.execute(tx)
    await removeFeed(tx, userId)
    await tx
      .insertInto('calendar_feeds')
      .values({ user_id: userId, token_hash: tokenHash, created_at: now })
      .execute()
  })
}

export async function removeFeed(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}

/** Removes the address of the cook with this id at the identity provider. */
export async function removeFeedOf(db: Queryable, identityUid: string): Promise<void> {
  await db
    .deleteFrom('calendar_feeds')
    .where('user_id', 'in', (of) =>
      of.selectFrom('users').select('id').where('identity_uid', '=', identityUid),
    )
    .execute()
}

export interface FeedOwner {
  userId: string
  status: SubscriptionStatus
  mealTimes: MealTimes
}

/** Returns the owner of an address; null for one that does not exist, or whose cook is disabled. */
export async function feedOwner(db: Queryable, tokenHash: Buffer, now: Date): Promise<FeedOwner | null> {
  const { rows } = await sql<StatusColumns & { id: string; meal_times: unknown }>`
    select u.id, u.meal_times, u.status_override, u.subscription_status, u.status_until, u.status_after
    from calendar_feeds f join users u on u.id = f.user_id
    where f.token_hash = ${tokenHash} and u.disabled_at is null`.execute(db)
  const [row] = rows
  return row
    ? { userId: row.id, status: effectiveStatus(row, now), mealTimes: mealTimesOf(row.meal_times) }
    : null
}

export interface FeedMeal extends Pick<Meal, 'id' | 'kind' | 'date' | 'mealType' | 'note' | 'text'> {
  servings: number | null
  recipe: { id: string; title: string; minutes: number } | null
  changedAt: Date
}

/** Lists the meals of these days in their order, at most `limit`. */
export async function feedMeals(
  db: Queryable,
  userId: string,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<FeedMeal[]> {
  const { rows } = await sql<
    Omit<FeedMeal, 'recipe'> & { recipeId: string | null; title: string | null; minutes: number | null }
  >`
    select m.id, m.kind, m.date, m.meal_type as "mealType", m.note, m.text, coalesce(m.servings, r.servings) as servings,
      r.id as "recipeId", r.title, r.prep_time + r.cook_time as minutes,
      greatest(m.updated_at, r.updated_at) as "changedAt"
    from meal_entries m left join recipes r on r.user_id = m.user_id and r.id = m.recipe_id
    where m.user_id = ${userId} and m.date between ${from}::date and ${to}::date
    order by m.date, m.id limit ${limit}`.execute(db)
  return rows.map(({ recipeId, title, minutes, ...meal }) => ({
    ...meal,
    recipe: recipeId && title !== null ? { id: recipeId, title, minutes: minutes ?? 0 } : null,
  }))
}
