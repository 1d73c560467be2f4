import { type Selectable, sql } from 'kysely'
import type { Meal, MealBody } from '#contract/meals.ts'
import type { MealEntriesTable, RecipesTable } from '#server/database/tables.ts'
import { imageUrl } from './recipe-rows.ts'

export type MealRow = Pick<
  Selectable<MealEntriesTable>,
  'id' | 'kind' | 'recipe_id' | 'text' | 'date' | 'meal_type' | 'servings' | 'note' | 'cooked_on'
> & {
  [Column in 'title' | 'image_hash' | 'prep_time']: Selectable<RecipesTable>[Column] | null
} & { recipe_servings: number | null }

/**
 * Columns of a meal `m` and its recipe `r`. A cooked mark from an import has only the instant, from which the
 * day follows.
 */
export const shown = sql`m.id, m.kind, m.recipe_id, m.text, m.date, m.meal_type, m.servings, m.note,
  coalesce(m.cooked_on, (m.cooked_at at time zone 'UTC')::date) as cooked_on,
  r.title, r.image_hash, r.prep_time, r.servings as recipe_servings`

/**
 * Joins the recipe by a given owner instead of the meal's, so that only one partition of the recipes is read.
 */
export const itsRecipe = (userId: string) =>
  sql`left join recipes r on r.user_id = ${userId} and r.id = m.recipe_id`

/** Columns that a body sets, in the order of `valuesOf`. */
export const bodyColumns = sql`date, meal_type, kind, recipe_id, text, servings, note`

export const valuesOf = ({ date, mealType, kind, recipeId, text, servings, note }: MealBody) =>
  sql`${date}::date, ${mealType}, ${kind}, ${recipeId ?? null}::uuid, ${text || null}::text,
    ${servings ?? null}::integer, ${note || null}::text`

export const mealOf = (row: MealRow): Meal => ({
  id: row.id,
  // The table's checks allow only the contract's values.
  kind: row.kind as Meal['kind'],
  recipeId: row.recipe_id,
  text: row.text,
  date: row.date,
  mealType: row.meal_type as Meal['mealType'],
  servings: row.servings,
  note: row.note,
  cookedOn: row.cooked_on,
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
