import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
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
import { lockPlan, roomInPlan } from './meals-room.ts'

/** Columns that make two meals of a day the same dish: neither the servings nor the note. */
const dish = sql`meal_type, kind, recipe_id, text`
const isSameDish = sql`s.meal_type = p.meal_type and s.kind = p.kind
  and s.recipe_id is not distinct from p.recipe_id and s.text is not distinct from p.text`

/**
 * Copies the meals of seven days to seven others, in their order. Dishes that a day has already are skipped
 * as often as it has them, so doing it twice changes nothing. `too_many` when the week holds more than one
 * call may copy, `full` when the plan has no room for all of them: then none is copied.
 */
export async function copyWeek(
  db: Queryable,
  userId: string,
  { from, to }: CopyWeekBody,
  now: Date,
): Promise<CopiedWeek | 'too_many' | 'full'> {
  return await transact(db, async (tx) => {
    // The plan is locked, since two clicks at once would both find the week empty.
    await lockPlan(tx, userId)
    const { rows } = await sql<(MealRow | { id: null }) & { planned: number; wanted: number; free: number }>`
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
      ), wanted as (
        select s.* from s
        where nth > coalesce((select meals from p where p.date = s.date and ${isSameDish}), 0)
          and (recipe_id is null or recipe_id in (select id from own))
      ), week as (
        select room.free, (select count(*)::int from s) as planned, (select count(*)::int from wanted) as wanted
        from (${roomInPlan(userId)}) room
      ), m as (
        insert into meal_entries (user_id, id, ${bodyColumns}, created_at, updated_at)
        select ${userId}, (${Array.from({ length: MAX_MEALS_AT_ONCE }, () => uuidv7())}::uuid[])[place], ${bodyColumns},
          ${now}::timestamptz, ${now}::timestamptz
        from wanted
        where (select planned <= ${MAX_MEALS_AT_ONCE} and wanted <= free from week)
        returning *
      )
      select week.*, ${shown} from week left join m on true ${itsRecipe(userId)} order by m.date, m.id`.execute(
      tx,
    )
    const { planned = 0, wanted = 0, free = 0 } = rows[0] ?? {}
    if (planned > MAX_MEALS_AT_ONCE) return 'too_many'
    if (wanted > Math.max(0, free)) return 'full'
    const meals = rows.flatMap((row) => (row.id === null ? [] : [mealOf(row)]))
    return { meals, present: planned - meals.length }
  })
}

/**
 * Restores removed meals with their own ids. Those that exist, or whose recipe is gone, are skipped. `full`
 * when the plan has no room for all others: then none is restored.
 */
export async function restoreMeals(
  db: Queryable,
  userId: string,
  meals: readonly RemovedMeal[],
  now: Date,
): Promise<Meal[] | 'full'> {
  return await transact(db, async (tx) => {
    await lockPlan(tx, userId)
    const { rows } = await sql<(MealRow | { id: null }) & { wanted: number; free: number }>`
      with own as (
        select id from recipes
        where user_id = ${userId} and id = any(${meals.flatMap(({ recipeId }) => recipeId ?? [])}::uuid[])
        for key share
      ), wanted as (
        select distinct on (b.id) b.*
        from jsonb_to_recordset(${JSON.stringify(meals)}::jsonb) as b (id uuid, date date, "mealType" text, kind text,
          "recipeId" uuid, text text, servings integer, note text, "cookedOn" date)
        where (b."recipeId" is null or b."recipeId" in (select id from own))
          and not exists (select from meal_entries e where e.user_id = ${userId} and e.id = b.id)
      ), room as (
        select free, (select count(*)::int from wanted) as wanted from (${roomInPlan(userId)}) plan
      ), m as (
        insert into meal_entries (user_id, id, ${bodyColumns}, cooked_on, cooked_at, created_at, updated_at)
        select ${userId}, b.id, b.date, b."mealType", b.kind, b."recipeId", nullif(b.text, ''), b.servings,
          nullif(b.note, ''), b."cookedOn", case when b."cookedOn" is not null then ${now}::timestamptz end,
          ${now}::timestamptz, ${now}::timestamptz
        from wanted b where (select wanted <= free from room)
        on conflict do nothing
        returning *
      )
      select room.*, ${shown} from room left join m on true ${itsRecipe(userId)} order by m.date, m.id`.execute(
      tx,
    )
    const { wanted = 0, free = 0 } = rows[0] ?? {}
    if (wanted > Math.max(0, free)) return 'full'
    return rows.flatMap((row) => (row.id === null ? [] : [mealOf(row)]))
  })
}
