import type { Queryable } from '#server/database/open.ts'

/**
 * Locks a recipe, and with it the rows that depend on it, until the transaction ends: of two clicks at once
 * neither would find the other's row. null when the cook has no such recipe.
 */
export const lockRecipe = async (
  tx: Queryable,
  userId: string,
  recipeId: string,
): Promise<{ title: string } | null> =>
  (await tx
    .selectFrom('recipes')
    .select('title')
    .where('user_id', '=', userId)
    .where('id', '=', recipeId)
    .forNoKeyUpdate()
    .executeTakeFirst()) ?? null
