import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import {
  type CopiedWeek,
  type CopyWeekBody,
  MAX_MEALS_AT_ONCE,
  type Meal,
  type RemovedMeal,
} from '#contract/meals.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { bodyColumns, itsRecipe, type MealRow, mealOf, shown } from './meal-rows.ts'

/** What makes two meals of a day the same: neither the servings nor the note. */
const dish = sql`meal_type, kind, recipe_id, text`
const isSameDish = sql`s.meal_type = p.meal_type and s.kind = p.kind
  and s.recipe_id is not distinct from p.recipe_id and s.text is not distinct from p.text`

/**
 * Plans the meals of seven days again in other seven, in their order. As many of a dish as a day has already are passed
 * over, so doing it twice changes nothing. `too_many` when the week holds more than one call may copy.
 */
export async function copyWeek(
  db: Queryable,
  userId: string,
  { from, to }: CopyWeekBody,
  now: Date,
): Promise<CopiedWeek | 'too_many'> {
  return await transact(db, async (tx) => {
    // The cook's row is the lock: two presses at once would both find the week empty.
    await sql`select from users where id = ${userId} for no key update`.execute(tx)
    const { rows } = await sql<(MealRow | { id: null }) & { planned: number }>`
      with s as (
        select ${dish}, servings, note, date - ${from}::date + ${to}::date as date,
          row_number() over (partition by date, ${dish} order by id) as nth,
          row_number() over (order by date, id) as place
        from meal_entries where user_id = ${userId} and date between ${from}::date and ${from}::date + 6
      ), p as (
        select date, ${dish}, count(*) as meals
        from meal_entries where user_id = ${userId} and date between ${to}::date and ${to}::date + 6
        group by date, ${dish}
      ), own as (
        select id from recipes where user_id = ${userId} and id in (select recipe_id from s) for key share
      ), m as (
        insert into meal_entries (user_id, id, ${bodyColumns}, created_at, updated_at)
        select ${userId}, (${Array.from({ length: MAX_MEALS_AT_ONCE }, uuidv7)}::uuid[])[place], ${bodyColumns},
          ${now}::timestamptz, ${now}::timestamptz
        from s
        where nth > coalesce((select meals from p where p.date = s.date and ${isSameDish}), 0)
          and (recipe_id is null or recipe_id in (select id from own))
          and (select count(*) from s) <= ${MAX_MEALS_AT_ONCE}
        returning *
      )
      select week.planned, ${shown}
      from (select count(*)::int as planned from s) week left join m on true ${itsRecipe}
      order by m.date, m.id`.execute(tx)
    const planned = rows[0]?.planned ?? 0
    if (planned > MAX_MEALS_AT_ONCE) return 'too_many'
    const meals = rows.flatMap((row) => (row.id === null ? [] : [mealOf(row)]))
    return { meals, present: planned - meals.length }
  })
}

/** Puts back meals that were taken out, with their own ids. Those that are there, or whose recipe is gone, are passed over. */
export async function restoreMeals(
  db: Queryable,
  userId: string,
  meals: readonly RemovedMeal[],
  now: Date,
): Promise<Meal[]> {
  const { rows } = await sql<MealRow>`
    with own as (
      select id from recipes where user_id = ${userId} and id = any(${meals.flatMap(({ recipeId }) => recipeId ?? [])}::uuid[])
      for key share
    ), m as (
      insert into meal_entries (user_id, id, ${bodyColumns}, cooked_on, cooked_at, created_at, updated_at)
      select ${userId}, b.id, b.date, b."mealType", b.kind, b."recipeId", nullif(b.text, ''), b.servings,
        nullif(b.note, ''), b."cookedOn", case when b."cookedOn" is not null then ${now}::timestamptz end,
        ${now}::timestamptz, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(meals)}::jsonb) as b (id uuid, date date, "mealType" text, kind text,
        "recipeId" uuid, text text, servings integer, note text, "cookedOn" date)
      where b."recipeId" is null or b."recipeId" in (select id from own)
      on conflict do nothing
      returning *
    )
    select ${shown} from m ${itsRecipe} order by m.date, m.id`.execute(db)
  return rows.map(mealOf)
}
