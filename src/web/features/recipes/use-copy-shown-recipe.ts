import type { Recipe } from '#contract/recipe.ts'
import { recipeText } from '#domain/recipe-text.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { recipeViewOf } from './recipe-view-state.ts'
import { loadDisplay } from './use-shown-recipe.ts'

/** Copies a recipe as text, for as many and in the measures that it is shown in. Tells how it went; never rejects. */
export function useCopyShownRecipe(recipe: Recipe) {
  return async (): Promise<void> => {
    try {
      const { servings, units } = recipeViewOf(recipe)
      const { showRecipe, scaleFor } = await loadDisplay()
      const shown = showRecipe(recipe, scaleFor(recipe.servings, servings, units))
      await copyText(recipeText({ ...recipe, ...shown, servings }))
      toast({ title: 'Recipe Copied', description: recipe.title, tone: 'success' })
    } catch (error) {
      tellFailure(error, { title: 'Copy Failed', description: 'Failed to copy recipe to clipboard.' })
    }
  }
}
