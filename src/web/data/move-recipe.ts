import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import type { Recipe } from '#contract/recipe.ts'
import { call } from '#web/lib/http.ts'
import { patchRecipe } from './recipe-cache.ts'

export interface Move {
  recipe: Pick<Recipe, 'id' | 'folderId'>
  folderId: string | null
}

/**
 * Moves a recipe to a folder, or out of all folders with null; shown at once and undone when the server
 * refuses.
 */
export function useMoveRecipe() {
  const client = useQueryClient()
  return (move: Move) => client.getMutationCache().build(client, moveCall(client, move)).execute(move)
}

/** Folder on the server of each recipe whose move is under way. */
const stored = new Map<string, string | null>()

function moveCall(client: QueryClient, { recipe: { id } }: Move) {
  const mutationKey = ['move', id]
  const isOnly = () => client.isMutating({ mutationKey }) === 1
  const showStored = () => {
    if (isOnly()) patchRecipe(client, id, { folderId: stored.get(id) ?? null })
  }
  return {
    mutationKey,
    // Moves run one after the other, so that two quick moves end in the last folder.
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ folderId }: Move) => call(api.recipes.move, { params: { id }, body: { folderId } }),
    onMutate: ({ recipe, folderId }: Move) => {
      if (isOnly()) stored.set(id, recipe.folderId)
      patchRecipe(client, id, { folderId })
    },
    onSuccess: ({ folderId }: { folderId: string | null }) => {
      stored.set(id, folderId)
      showStored()
    },
    onError: showStored,
  }
}
