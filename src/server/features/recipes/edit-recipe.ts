import type { z } from 'zod'
import { type Recipe, recipeDraft } from '#contract/recipe.ts'
import type { recipeEdit } from '#contract/recipes.ts'
import { checkRecipe } from '#kitchen/checks/index.ts'
import type { Deps } from '#server/deps.ts'
import { recipeNotFound } from '#server/http/errors.ts'
import { getRecipe, updateRecipe } from '#server/stores/recipes.ts'
import { recipeContent } from './recipe-content.ts'

/**
 * Changes a cook's recipe. What the kitchen finds is shown beside it and refuses nothing: it is the cook's own.
 */
export const editRecipe = async (
  { db, clock }: Deps,
  userId: string,
  id: string,
  edit: z.output<typeof recipeEdit>,
): Promise<Recipe> => {
  const present = await getRecipe(db, userId, id)
  if (!present) throw recipeNotFound()
  // `recipeDraft` strips what is not part of a draft; a field that was sent as undefined keeps its value.
  const changed = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined))
  const draft = recipeDraft.parse({ ...present, ...changed })
  const content = recipeContent(draft, checkRecipe(draft, { source: 'person' }))
  const recipe = await updateRecipe(db, userId, id, content, { now: clock.now() })
  if (!recipe) throw recipeNotFound()
  return recipe
}
