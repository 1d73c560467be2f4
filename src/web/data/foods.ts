import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'
import { patchRecipe } from './recipe-cache.ts'
import { recipeKey } from './recipe-keys.ts'

/** A recipe line by line, and its allergens. Another version has other lines. */
export const recipeFoodsQuery = ({ id, version }: { id: string; version: number }) =>
  queryOptions({
    queryKey: [...recipeKey(id), 'foods', version],
    queryFn: ({ signal }) => call(api.foods.ofRecipe, { params: { id }, signal }),
  })

/** Foods by name; what was found stays in view while more is typed. */
export const foodsQuery = (search: string) =>
  queryOptions({
    queryKey: ['/api/foods/search', search.trim().toLowerCase()],
    queryFn: ({ signal }) => call(api.foods.search, { query: { search }, signal }),
    enabled: search.trim().length > 1,
    placeholderData: keepPreviousData,
  })

/** Says which food an ingredient is; `none` does not count it, null forgets what was said. */
export function useCorrectFood(recipe: { id: string; version: number }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { name: string; food: string | null }) =>
      call(api.foods.correct, { params: { id: recipe.id }, body }),
    onSuccess: ({ recipe: { nutrition, nutritionCoverage }, ...foods }) => {
      client.setQueryData(recipeFoodsQuery(recipe).queryKey, foods)
      patchRecipe(client, recipe.id, { nutrition, nutritionCoverage })
      // Other recipes may name the same ingredient.
      return client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes('foods') && !queryKey.includes(recipe.id),
      })
    },
  })
}
