import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import type { Rating } from '#contract/ratings.ts'
import { call } from '#web/lib/http.ts'
import { make, WAITS } from '#web/offline/outbox.ts'
import { patchRecipe, titleInCache } from './recipe-cache.ts'
import { recipeKey } from './recipe-keys.ts'

/** The cook's own rating of a recipe; its stars are null when they have not rated it. */
export const ratingQuery = (recipeId: string) =>
  queryOptions({
    queryKey: [...recipeKey(recipeId), 'rating'],
    queryFn: ({ signal }) => call(api.ratings.get, { params: { id: recipeId }, signal }),
  })

export const ratingStatsQuery = (recipeId: string) =>
  queryOptions({
    queryKey: [...recipeKey(recipeId), 'stats'],
    queryFn: ({ signal }) => call(api.ratings.stats, { params: { id: recipeId }, signal }),
  })

/**
 * Rates a recipe and updates its stars wherever they are shown. Resolves to `WAITS` when the rating is sent
 * later.
 */
export function useRate(recipeId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rating: Rating) =>
      make<'rating'>({ kind: 'rating', recipeId, title: titleInCache(client, recipeId), rating }),
    onSuccess: async (answer, made) => {
      const rating = answer === WAITS ? made : answer
      client.setQueryData(ratingQuery(recipeId).queryKey, rating)
      patchRecipe(client, recipeId, { myRating: rating.rating })
      if (answer === WAITS) return
      // The rating is saved by now, so a failure to read the new average is ignored until the next visit.
      const stats = await client.fetchQuery({ ...ratingStatsQuery(recipeId), staleTime: 0 }).catch(() => null)
      if (stats) patchRecipe(client, recipeId, stats)
    },
  })
}
