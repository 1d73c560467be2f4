import { type Move, useMoveRecipe } from '#web/data/move-recipe.ts'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { toast } from '#web/lib/toasts.ts'
import { commonWords } from '#web/words/common.ts'
import { foldersWords } from '#web/words/folders.ts'

/**
 * Moves a recipe and shows the result; never rejects. A recipe that is in the folder already stays without a
 * message.
 */
export function useMoveRecipeToFolder() {
  const move = useMoveRecipe()
  return async ({ recipe, folderId }: Move): Promise<void> => {
    if (recipe.folderId === folderId) return
    try {
      await move({ recipe, folderId })
      toast({ title: foldersWords.get().success, description: foldersWords.get().moved, tone: 'success' })
    } catch (error) {
      tellFailure(error, { title: commonWords.get().error, description: foldersWords.get().moveFailed })
    }
  }
}
