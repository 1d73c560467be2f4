import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Meal } from '#contract/meals.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { itsRecipe, type MealRow, mealOf, shown } from './meal-rows.ts'

/**
 * Marks a meal as cooked and notes the day in its recipe's log. A day that is in the log stays as it is, and
 * a meal that is marked keeps its day. `no_recipe` when the meal has no recipe, or is of leftovers.
 */
export async function markCooked(
  db: Queryable,
  userId: string,
  id: string,
  cookedOn: string,
  now: Date,
): Promise<Meal | 'not_found' | 'no_recipe'> {
  return await transact(db, async (tx) => {
    const found = await lockMeal(tx, userId, id)
    if (!found) return 'not_found'
    if (found.kind !== 'recipe' || !found.recipe_id) return 'no_recipe'
    const { rows } = await sql<MealRow>`
      with m as (
        update meal_entries set
          cooked_on = coalesce(cooked_on, (cooked_at at time zone 'UTC')::date, ${cookedOn}::date),
          cooked_at = coalesce(cooked_at, ${now}::timestamptz)
        where user_id = ${userId} and id = ${id}
        returning *
      ), logged as (
        insert into cooked_log (user_id, id, recipe_id, title, cooked_on, servings, created_at, from_plan)
        select m.user_id, ${uuidv7()}::uuid, m.recipe_id, r.title, m.cooked_on, m.servings, ${now}::timestamptz, true
        from m join recipes r on r.user_id = m.user_id and r.id = m.recipe_id
        where not exists (
          select from cooked_log l
          where l.user_id = ${userId} and l.recipe_id = m.recipe_id and l.cooked_on = m.cooked_on)
      )
      select ${shown} from m ${itsRecipe(userId)}`.execute(tx)
    return rows[0] ? mealOf(rows[0]) : 'not_found'
  })
}

/**
 * Removes the mark, and the day in the log that came with it: unless the cook has written or changed the day,
 * or another meal of that day is marked, too.
 */
export async function unmarkCooked(db: Queryable, userId: string, id: string): Promise<Meal | null> {
  return await transact(db, async (tx) => {
    const found = await lockMeal(tx, userId, id)
    if (!found) return null
    const { rows } = await sql<MealRow>`
      with before as (
        select recipe_id, cooked_on from meal_entries where user_id = ${userId} and id = ${id}
      ), m as (
        update meal_entries set cooked_on = null, cooked_at = null where user_id = ${userId} and id = ${id}
        returning *
      ), taken_back as (
        delete from cooked_log l using before b
        where l.user_id = ${userId} and l.recipe_id = b.recipe_id and l.cooked_on = b.cooked_on and l.from_plan
          and not exists (
            select from meal_entries o
            where o.user_id = ${userId} and o.recipe_id = b.recipe_id and o.cooked_on = b.cooked_on and o.id <> ${id})
      )
      select ${shown} from m ${itsRecipe(userId)}`.execute(tx)
    return rows[0] ? mealOf(rows[0]) : null
  })
}

/**
 * Locks the meal and its recipe, which is the lock of its log, as in stores/cooked.ts: two clicks at once
 * would both find the day missing.
 */
async function lockMeal(tx: Queryable, userId: string, id: string) {
  const { rows } = await sql<{ kind: string; recipe_id: string | null }>`
    with locked as (
      select kind, recipe_id from meal_entries where user_id = ${userId} and id = ${id} for no key update
    ), its_recipe as (
      select r.id from recipes r join locked on r.id = locked.recipe_id where r.user_id = ${userId} for no key update of r
    )
    select locked.* from locked left join its_recipe on true`.execute(tx)
  return rows[0]
}
