import { sql } from 'kysely'
import type { Recipe } from '#contract/recipe.ts'
import type { Queryable } from '#server/database/open.ts'
import { isForeignKeyViolation, transact } from '#server/database/transact.ts'
import { withRatings } from './recipe-ratings.ts'
import { contentColumns, type RecipeContent, recipeFromRow } from './recipe-rows.ts'

/** Replaces a recipe's content and keeps what it was as a version. null when the cook has no such recipe. */
export async function updateRecipe(
  db: Queryable,
  userId: string,
  id: string,
  content: RecipeContent,
  { now, reason = 'edited' }: { now: Date; reason?: string },
): Promise<Recipe | null> {
  return await transact(db, async (tx) => {
    const kept = await keepVersion(tx, userId, id, reason, now)
    if (!kept) return null
    const row = await withRatings(
      userId,
      tx
        .with('r', (cte) =>
          cte
            .updateTable('recipes')
            .set({ ...contentColumns(userId, content), version: sql`version + 1`, updated_at: now })
            .where('user_id', '=', userId)
            .where('id', '=', id)
            .returningAll(),
        )
        .selectFrom('r'),
    ).executeTakeFirst()
    return row ? recipeFromRow(row) : null
  })
}

/** Locks the recipe and writes its present content to the versions. */
async function keepVersion(
  db: Queryable,
  userId: string,
  id: string,
  reason: string,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with present as (
      select * from recipes where user_id = ${userId} and id = ${id} for no key update
    )
    insert into recipe_versions (user_id, recipe_id, version, content, image_hash, reason, created_at)
    select user_id, id, version, jsonb_build_object(
        'title', title, 'description', description, 'category', category,
        'prepTime', prep_time, 'cookTime', cook_time, 'servings', servings,
        'ingredients', ingredients, 'instructions', instructions, 'imageAlt', image_alt),
      image_hash, ${reason}, ${now}
    from present`.execute(db)
  return numAffectedRows === 1n
}

/** The new value; null when the cook has no such recipe. */
export async function toggleFavorite(db: Queryable, userId: string, id: string): Promise<boolean | null> {
  const row = await db
    .updateTable('recipes')
    .set({ is_favorite: sql`not is_favorite` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('is_favorite')
    .executeTakeFirst()
  return row?.is_favorite ?? null
}

/** Moves a recipe into a folder of the same cook; null means Unorganized. */
export async function moveRecipe(
  db: Queryable,
  userId: string,
  id: string,
  folderId: string | null,
): Promise<Recipe | 'recipe_not_found' | 'folder_not_found'> {
  try {
    const row = await withRatings(
      userId,
      db
        .with('r', (cte) =>
          cte
            .updateTable('recipes')
            .set({ folder_id: folderId })
            .where('user_id', '=', userId)
            .where('id', '=', id)
            .returningAll(),
        )
        .selectFrom('r'),
    ).executeTakeFirst()
    return row ? recipeFromRow(row) : 'recipe_not_found'
  } catch (error) {
    if (isForeignKeyViolation(error)) return 'folder_not_found'
    throw error
  }
}
