import type { Recipe } from '#contract/recipe.ts'
import { useDeleteRecipe, useRestoreRecipe } from '#web/data/recipes.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { commonWords } from '#web/words/common.ts'
import { recipesWords } from '#web/words/recipes.ts'

interface DeleteOptions {
  /** After it is gone, such as leaving its page. */
  onDeleted?: () => void
  /** After Undo has put it back. */
  onRestored?: (recipe: Recipe) => void
}

/**
 * Deletes a recipe at once and without a question: for as long as the notification shows, Undo brings it back with
 * everything that it had.
 */
export function useDeleteWithUndo({ onDeleted, onRestored }: DeleteOptions = {}) {
  const removal = useDeleteRecipe()
  const restoring = useRestoreRecipe()

  // Awaited, not passed as callbacks: the card or page that asked is gone by the time the answer comes.
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
