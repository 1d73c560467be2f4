import { neededFoods } from '#kitchen/pantry/index.ts'
import type { Deps } from '#server/deps.ts'
import { indexRecipe, unindexedRecipes } from '#server/stores/search-index.ts'

const BATCH = 100

/**
 * Makes recipes findable that came without all that the search goes by. Answers how many it read; a second server
 * doing the same at once does no harm.
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
