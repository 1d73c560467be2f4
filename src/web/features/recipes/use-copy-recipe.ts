import { useQueryClient } from '@tanstack/react-query'
import { recipeText } from '#domain/recipe-text.ts'
import { recipeQuery } from '#web/data/recipes.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'

/** Copies a whole recipe as text, though a list has only its card. Tells how it went; never rejects. */
export function useCopyRecipe() {
  const client = useQueryClient()
  return async ({ id }: { id: string }): Promise<void> => {
    try {
      const recipe = await client.fetchQuery(recipeQuery(id))
      await copyText(recipeText(recipe))
      toast({ title: 'Recipe Copied', description: recipe.title, tone: 'success' })
    } catch (error) {
      tellFailure(error, { title: 'Copy Failed', description: 'Failed to copy recipe to clipboard.' })
    }
  }
}
