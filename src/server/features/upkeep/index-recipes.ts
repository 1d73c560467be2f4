import { neededFoods } from '#kitchen/pantry/index.ts'
import type { Deps } from '#server/deps.ts'
import { indexRecipe, unindexedRecipes } from '#server/stores/search-index.ts'

const BATCH = 100

/**
 * Adds recipes without search data to the index. Returns their number; a second server that does the same at
 * once does no harm.
 */
export const indexRecipes = async ({ db }: Deps): Promise<number> => {
  let read = 0
  for (;;) {
    const batch = await unindexedRecipes(db, BATCH)
    for (const recipe of batch) await indexRecipe(db, recipe, neededFoods(recipe.parsedIngredients))
    read += batch.length
    if (batch.length < BATCH) return read
  }
}
