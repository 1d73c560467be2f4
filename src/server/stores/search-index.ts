import { sql } from 'kysely'
import type { RecipeDraft } from '#contract/recipe.ts'
import type { ParsedIngredient } from '#kitchen/ingredients/parsed.ts'
import type { Queryable } from '#server/database/open.ts'
import { searchedFields, searchVector } from './search-terms.ts'

export interface UnindexedRecipe extends Pick<RecipeDraft, (typeof searchedFields)[number]> {
  userId: string
  id: string
  version: number
  parsedIngredients: ParsedIngredient[]
}

/** Lists recipes without complete search data: those of an older version, and copies. */
export async function unindexedRecipes(db: Queryable, limit: number): Promise<UnindexedRecipe[]> {
  const rows = await db
    .selectFrom('recipes')
    .select(['user_id', 'id', 'version', 'parsed_ingredients', ...searchedFields])
    .where(sql<boolean>`needs_index`)
    .limit(limit)
    .execute()
  return rows.map(({ user_id, parsed_ingredients, ...rest }) => ({
    ...rest,
    userId: user_id,
    parsedIngredients: parsed_ingredients,
  }))
}

/**
 * Indexes a recipe. Does nothing when the recipe was changed in the meantime: the change has indexed it, or
 * has marked it again.
 */
export async function indexRecipe(
  db: Queryable,
  recipe: UnindexedRecipe,
  foods: readonly string[],
): Promise<void> {
  await sql`
    update recipes set search = ${searchVector(recipe.userId, recipe)}::tsvector, foods = ${foods}::text[],
      needs_index = false
    where user_id = ${recipe.userId} and id = ${recipe.id} and version = ${recipe.version} and needs_index
  `.execute(db)
}
