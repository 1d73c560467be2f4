import type { Queryable } from '#server/database/open.ts'

/**
 * Takes a recipe as the lock of what hangs on it, until the transaction ends: two taps at once would each find no
 * other's row. null when the cook has no such recipe.
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
