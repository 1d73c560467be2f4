import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call, send } from '#web/lib/http.ts'
import { keepRecipe } from './recipe-cache.ts'
import { recipeKey } from './recipe-keys.ts'

/** The details to check in a recipe that was read from photos. */
export const reviewQuery = (recipeId: string) =>
  queryOptions({
    queryKey: [...recipeKey(recipeId), 'review'],
    queryFn: ({ signal }) => call(api.reviews.get, { params: { id: recipeId }, signal }),
    staleTime: 0,
  })

/**
 * A photo of a review. Only its cook may see it, so the request needs the token and a plain image address
 * does not work.
 */
export const reviewPhotoQuery = (recipeId: string, photo: number) =>
  queryOptions({
    queryKey: [...recipeKey(recipeId), 'review', 'photo', photo],
    queryFn: async ({ signal }) => {
      const response = await send(api.reviews.photo, {
        params: { id: recipeId, photo: String(photo) },
        signal,
      })
      return await response.blob()
    },
    gcTime: 60_000,
  })

/** Ends a review after the cook has checked the recipe; the server deletes its photos. */
export function useConfirmReview(recipeId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(api.reviews.confirm, { params: { id: recipeId } }),
    onSuccess: (recipe) => {
      client.removeQueries({ queryKey: reviewQuery(recipeId).queryKey })
      return keepRecipe(client, recipe)
    },
  })
}
