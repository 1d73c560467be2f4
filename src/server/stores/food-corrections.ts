import { sql } from 'kysely'
import type { Nutrition, NutritionCoverage } from '#contract/recipe.ts'
import type { Queryable } from '#server/database/open.ts'

/** Returns the cook's corrections of ingredients: the normalised name → a food's id, or `none`. */
export async function getCorrections(db: Queryable, userId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('food_corrections')
    .select(['name', 'food_id'])
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.map(({ name, food_id }) => [name, food_id]))
}

/** Stores or changes a correction; null deletes it. */
export async function setCorrection(
  db: Queryable,
  userId: string,
  name: string,
  foodId: string | null,
  now: Date,
): Promise<void> {
  if (foodId === null) {
    await db.deleteFrom('food_corrections').where('user_id', '=', userId).where('name', '=', name).execute()
    return
  }
  await db
    .insertInto('food_corrections')
    .values({ user_id: userId, name, food_id: foodId, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'name']).doUpdateSet({ food_id: foodId, updated_at: now }),
    )
    .execute()
}

/** Counts the corrections of a cook, without that of this name. */
export async function countOtherCorrections(db: Queryable, userId: string, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from food_corrections where user_id = ${userId} and name <> ${name}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/**
 * Stores newly computed nutrition. The text does not change, so there is no new version.
 * @param version the one from which it was computed; a newer one has its own
 */
export async function setNutrition(
  db: Queryable,
  userId: string,
  id: string,
  version: number,
  { nutrition, nutritionCoverage }: { nutrition: Nutrition | null; nutritionCoverage: NutritionCoverage },
): Promise<void> {
  await db
    .updateTable('recipes')
    .set({
      nutrition: nutrition && JSON.stringify(nutrition),
      nutrition_coverage: JSON.stringify(nutritionCoverage),
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('version', '=', version)
    .execute()
}
