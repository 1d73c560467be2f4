import { type Selectable, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Meal, MealBody } from '#contract/meals.ts'
import type { Queryable } from '#server/database/open.ts'
import type { MealEntriesTable, RecipesTable } from '#server/database/tables.ts'
import { imageUrl } from './recipe-rows.ts'

type Row = Pick<
  Selectable<MealEntriesTable>,
  'id' | 'kind' | 'recipe_id' | 'text' | 'date' | 'meal_type' | 'servings' | 'note'
> & {
  [Column in 'title' | 'image_hash' | 'prep_time']: Selectable<RecipesTable>[Column] | null
} & { recipe_servings: number | null }

const shown = sql`m.id, m.kind, m.recipe_id, m.text, m.date, m.meal_type, m.servings, m.note,
  r.title, r.image_hash, r.prep_time, r.servings as recipe_servings`

/** Planned meals from one day to another, both included, in the order of days and then of planning. */
export async function listMeals(
  db: Queryable,
  userId: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<Meal[]> {
  const { rows } = await sql<Row>`
    select ${shown}
    from meal_entries m left join recipes r on r.user_id = m.user_id and r.id = m.recipe_id
    where m.user_id = ${userId} and m.date between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date
    order by m.date, m.id`.execute(db)
  return rows.map(mealOf)
}

/** null when the cook has no such recipe. */
export async function createMeal(
  db: Queryable,
  userId: string,
  body: MealBody,
  now: Date,
): Promise<Meal | null> {
  const { rows } = await sql<Row>`
    with m as (
      insert into meal_entries
        (user_id, id, date, meal_type, kind, recipe_id, text, servings, note, created_at, updated_at)
      select ${userId}, ${uuidv7()}::uuid, ${valuesOf(body)}, ${now}, ${now}
      where ${isOwnRecipe(userId, body)}
      returning *
    )
    select ${shown} from m left join recipes r on r.user_id = m.user_id and r.id = m.recipe_id`.execute(db)
  return rows[0] ? mealOf(rows[0]) : null
}

/** `not_found` also for another cook's meal; `no_recipe` when the cook has no such recipe. */
export async function updateMeal(
  db: Queryable,
  userId: string,
  id: string,
  body: MealBody,
  now: Date,
): Promise<Meal | 'not_found' | 'no_recipe'> {
  const { rows } = await sql<Row>`
    with m as (
      update meal_entries
      set (date, meal_type, kind, recipe_id, text, servings, note, updated_at) = (${valuesOf(body)}, ${now})
      where user_id = ${userId} and id = ${id} and ${isOwnRecipe(userId, body)}
      returning *
    )
    select ${shown} from m left join recipes r on r.user_id = m.user_id and r.id = m.recipe_id`.execute(db)
  if (rows[0]) return mealOf(rows[0])
  const present = await db
    .selectFrom('meal_entries')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return present ? 'no_recipe' : 'not_found'
}

/** False when the cook has no such meal. */
export async function removeMeal(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('meal_entries')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

const valuesOf = ({ date, mealType, kind, recipeId, text, servings, note }: MealBody) =>
  sql`${date}::date, ${mealType}, ${kind}, ${recipeId ?? null}::uuid, ${text || null}::text,
    ${servings ?? null}::integer, ${note || null}::text`

/** A recipe that goes at the same moment fails the foreign key instead; both are "no such recipe". */
const isOwnRecipe = (userId: string, { recipeId }: MealBody) =>
  recipeId
    ? sql`exists (select from recipes where user_id = ${userId} and id = ${recipeId} for key share)`
    : sql`true`

const mealOf = (row: Row): Meal => ({
  id: row.id,
  // The table's checks hold the closed lists.
  kind: row.kind as Meal['kind'],
  recipeId: row.recipe_id,
  text: row.text,
  date: row.date,
  mealType: row.meal_type as Meal['mealType'],
  servings: row.servings,
  note: row.note,
  recipe:
    row.recipe_id && row.title !== null
      ? {
          id: row.recipe_id,
          title: row.title,
          imageUrl: imageUrl(row.image_hash),
          prepTime: row.prep_time ?? 0,
          servings: row.recipe_servings ?? 1,
        }
      : null,
})
