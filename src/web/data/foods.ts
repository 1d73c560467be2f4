import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'
import { patchRecipe } from './recipe-cache.ts'
import { recipeKey } from './recipe-keys.ts'

/**
 * The foods of a recipe's ingredient lines, and its allergens; the version is in the key, as each version has
 * its own lines.
 */
export const recipeFoodsQuery = ({ id, version }: { id: string; version: number }) =>
  queryOptions({
    queryKey: [...recipeKey(id), 'foods', version],
    queryFn: ({ signal }) => call(api.foods.ofRecipe, { params: { id }, signal }),
  })

/** Foods by name; the previous results stay visible while the cook types on. */
export const foodsQuery = (search: string) =>
  queryOptions({
    queryKey: ['/api/foods/search', search.trim().toLowerCase()],
    queryFn: ({ signal }) => call(api.foods.search, { query: { search }, signal }),
    enabled: search.trim().length > 1,
    placeholderData: keepPreviousData,
  })

/**
 * Sets the food of an ingredient name; `none` leaves the ingredient uncounted, null deletes the correction.
 */
export function useCorrectFood(recipe: { id: string; version: number }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { name: string; food: string | null }) =>
      call(api.foods.correct, { params: { id: recipe.id }, body }),
    onSuccess: ({ recipe: { nutrition, nutritionCoverage }, ...foods }) => {
      client.setQueryData(recipeFoodsQuery(recipe).queryKey, foods)
      patchRecipe(client, recipe.id, { nutrition, nutritionCoverage })
      // The correction also applies to other recipes with the same ingredient name.
      return client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes('foods') && !queryKey.includes(recipe.id),
      })
    },
  })
}
