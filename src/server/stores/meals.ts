import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Meal, MealBody, MealChange } from '#contract/meals.ts'
import type { CookSettings } from '#contract/settings.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { bodyColumns, itsRecipe, type MealRow, mealOf, shown, valuesOf } from './meal-rows.ts'
import { lockPlan, roomInPlan } from './meals-room.ts'

export interface PlannedMeals {
  meals: Meal[]
  /** Foods that the cook does not eat; null when nothing is planned. */
  profile: Pick<CookSettings, 'allergies' | 'diets' | 'dislikes'> | null
  /** Present version of each recipe of these meals. */
  versions: Map<string, number>
}

/** Lists planned meals from one day to another, both included, in the order of days and then of planning. */
export async function listMeals(
  db: Queryable,
  userId: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<PlannedMeals> {
  const { rows } = await sql<MealRow & NonNullable<PlannedMeals['profile']> & { version: number | null }>`
    select ${shown}, r.version, u.allergies, u.diets, u.dislikes
    from meal_entries m join users u on u.id = m.user_id ${itsRecipe(userId)}
    where m.user_id = ${userId} and m.date between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date
    order by m.date, m.id`.execute(db)
  const [first] = rows
  return {
    meals: rows.map(mealOf),
    profile: first ? { allergies: first.allergies, diets: first.diets, dislikes: first.dislikes } : null,
    versions: new Map(
      rows.flatMap((row) => (row.recipe_id && row.version ? [[row.recipe_id, row.version]] : [])),
    ),
  }
}

/**
 * Plans a meal; `no_recipe` when the cook has no such recipe, `full` when their plan has reached its limit.
 */
export async function createMeal(
  db: Queryable,
  userId: string,
  body: MealBody,
  now: Date,
): Promise<Meal | 'no_recipe' | 'full'> {
  return await transact(db, async (tx) => {
    await lockPlan(tx, userId)
    const { rows } = await sql<(MealRow | { id: null }) & { free: number }>`
      with room as (${roomInPlan(userId)}), m as (
        insert into meal_entries (user_id, id, ${bodyColumns}, created_at, updated_at)
        select ${userId}, ${uuidv7()}::uuid, ${valuesOf(body)}, ${now}::timestamptz, ${now}::timestamptz
        from room where free > 0 and ${isOwnRecipe(userId, body)}
        returning *
      )
      select room.free, ${shown} from room left join m on true ${itsRecipe(userId)}`.execute(tx)
    const [row] = rows
    if (row && row.id !== null) return mealOf(row)
    return row && row.free <= 0 ? 'full' : 'no_recipe'
  })
}

/**
 * Changes a meal. `not_found` also for another cook's meal; `no_recipe` when the cook has no such recipe;
 * `changed` when the meal is no longer in the state that the client saw. Another dish removes the cooked
 * mark; another day or note keeps it.
 */
export async function updateMeal(
  db: Queryable,
  userId: string,
  id: string,
  body: MealChange,
  now: Date,
): Promise<Meal | 'not_found' | 'no_recipe' | 'changed'> {
  const asSeen = body.was ? sql`(${bodyColumns}) is not distinct from (${valuesOf(body.was)})` : sql`true`
  const sameDish = sql`kind = ${body.kind} and recipe_id is not distinct from ${body.recipeId ?? null}::uuid`
  const { rows } = await sql<MealRow>`
    with m as (
      update meal_entries
      set (${bodyColumns}, updated_at) = (${valuesOf(body)}, ${now}),
        cooked_at = case when ${sameDish} then cooked_at end,
        cooked_on = case when ${sameDish} then cooked_on end
      where user_id = ${userId} and id = ${id} and ${asSeen} and ${isOwnRecipe(userId, body)}
      returning *
    )
    select ${shown} from m ${itsRecipe(userId)}`.execute(db)
  if (rows[0]) return mealOf(rows[0])
  const present = await db
    .selectFrom('meal_entries')
    .select(sql<boolean>`${asSeen}`.as('asSeen'))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!present) return 'not_found'
  return present.asSeen ? 'no_recipe' : 'changed'
}

/**
 * Removes meals.
 * @returns number of those that the cook had
 */
export async function removeMeals(db: Queryable, userId: string, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('meal_entries')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/**
 * Condition that the recipe is the cook's own. A recipe that is deleted at the same moment fails the foreign
 * key instead; both mean "no such recipe".
 */
const isOwnRecipe = (userId: string, { recipeId }: MealBody) =>
  recipeId
    ? sql`exists (select from recipes where user_id = ${userId} and id = ${recipeId} for key share)`
    : sql`true`
