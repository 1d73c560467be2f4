import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'
import { keepRecipe } from './recipe-cache.ts'

/**
 * A publicly shared recipe, for anyone. Each visit refetches it, because its owner may have stopped sharing.
 */
export const sharedRecipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/recipes/shared', id],
    queryFn: ({ signal }) => call(api.shared.get, { params: { id }, signal }),
    staleTime: 0,
  })

/** Copies a shared recipe into the cook's collection. */
export function useSaveShared() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(api.shared.save, { params: { id } }),
    onSuccess: (recipe) => keepRecipe(client, recipe),
  })
}
