import { useQueryClient } from '@tanstack/react-query'
import type { Recipe } from '#contract/recipe.ts'
import { recipeText } from '#domain/recipe-text.ts'
import { recipeQuery } from '#web/data/recipes.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { recipesWords } from '#web/words/recipes.ts'
import { recipeViewOf } from './recipe-view-state.ts'
import { loadDisplay } from './use-shown-recipe.ts'

/**
 * Copies a recipe as text, in its shown servings and units; the whole recipe is fetched, because a list has
 * only its card. Shows the result and never rejects.
 */
export function useCopyRecipe() {
  const client = useQueryClient()
  return async ({ id }: { id: string }): Promise<void> => {
    try {
      const recipe = await client.fetchQuery(recipeQuery(id))
      await copyText(recipeText(await asShown(recipe)))
      toast({ title: recipesWords.get().copied, description: recipe.title, tone: 'success' })
    } catch (error) {
      tellFailure(error, {
        title: recipesWords.get().copyFailed,
        description: recipesWords.get().copyFailedText,
      })
    }
  }
}

async function asShown(recipe: Recipe): Promise<Recipe> {
  const { servings, units } = recipeViewOf(recipe)
  const { showRecipe, scaleFor, proseLanguage } = await loadDisplay()
  return {
    ...recipe,
    ...showRecipe(recipe, scaleFor(recipe.servings, servings, units, proseLanguage(recipe.instructions))),
    servings,
  }
}
