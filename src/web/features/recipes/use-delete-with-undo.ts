import type { Recipe } from '#contract/recipe.ts'
import { useDeleteRecipe, useRestoreRecipe } from '#web/data/recipes.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { commonWords } from '#web/words/common.ts'
import { recipesWords } from '#web/words/recipes.ts'

interface DeleteOptions {
  /** Called after the deletion, such as to leave the recipe's page. */
  onDeleted?: () => void
  /** Called after Undo has restored the recipe. */
  onRestored?: (recipe: Recipe) => void
}

/**
 * Deletes a recipe at once without a confirmation; as long as the toast is shown, Undo restores the recipe
 * with all its data.
 */
export function useDeleteWithUndo({ onDeleted, onRestored }: DeleteOptions = {}) {
  const removal = useDeleteRecipe()
  const restoring = useRestoreRecipe()

  // The promises are awaited instead of passing callbacks, because the card or page is unmounted when the
  // answer arrives.
  async function undo(id: string) {
    try {
      const recipe = await restoring.mutateAsync(id)
      toast({ title: recipesWords.get().restored, tone: 'success' })
      onRestored?.(recipe)
    } catch (error) {
      tellFailure(error, {
        title: commonWords.get().error,
        description: messageOf(error, recipesWords.get().restoreFailed),
        action: { label: commonWords.get().retry, run: () => void undo(id) },
      })
    }
  }

  async function remove({ id, title }: Pick<Recipe, 'id' | 'title'>) {
    try {
      await removal.mutateAsync(id)
    } catch (error) {
      tellFailure(error, { title: commonWords.get().error, description: recipesWords.get().deleteFailed })
      return
    }
    onDeleted?.()
    toast({
      title: recipesWords.get().deleted,
      description: title,
      tone: 'success',
      action: { label: commonWords.get().undo, run: () => void undo(id) },
    })
  }

  return { remove, busy: removal.isPending }
}
