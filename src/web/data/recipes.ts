import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import type { Recipe } from '#contract/recipe.ts'
import type { GeneratedRecipe, RecipeQuery } from '#contract/recipes.ts'
import { call } from '#web/lib/http.ts'
import { generationsQuery } from './generations.ts'
import { quotaQuery } from './quota.ts'
import { forgetRecipe, invalidateLists, keepRecipe, patchRecipe } from './recipe-cache.ts'
import { listKey, recipeKey } from './recipe-keys.ts'

export { invalidateLists, keepRecipe } from './recipe-cache.ts'

export type RecipeFilter = Pick<RecipeQuery, 'category' | 'search' | 'folderId'>

/** The cook's recipes, newest first, that fit the filter. */
export const recipesQuery = (filter: RecipeFilter = {}) =>
  queryOptions({
    queryKey: listKey(filter.category ?? '', filter.folderId ?? '', filter.search?.trim() ?? ''),
    queryFn: ({ signal }) => call(api.recipes.list, { query: filter, signal }),
  })

export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: recipeKey(id),
    queryFn: ({ signal }) => call(api.recipes.get, { params: { id }, signal }),
  })

/** A new recipe: into the cache as it came, and what counts or lists recipes is read anew. */
export async function keepGenerated(client: QueryClient, { recipe }: GeneratedRecipe): Promise<void> {
  client.setQueryData(recipeQuery(recipe.id).queryKey, recipe)
  await Promise.all([
    invalidateLists(client),
    client.invalidateQueries({ queryKey: quotaQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['/api/auth/user'] }),
    client.invalidateQueries({ queryKey: generationsQuery.queryKey, refetchType: 'none' }),
  ])
}

/** Toggles the favourite; shown at once, taken back when the server refuses. */
export function useToggleFavorite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Recipe, 'id' | 'isFavorite'>) => call(api.recipes.favorite, { params: { id } }),
    onMutate: ({ id, isFavorite }) => patchRecipe(client, id, { isFavorite: !isFavorite }),
    onSuccess: ({ isFavorite }, { id }) => patchRecipe(client, id, { isFavorite }),
    onError: (_error, { id, isFavorite }) => patchRecipe(client, id, { isFavorite }),
  })
}

export function useDeleteRecipe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(api.recipes.remove, { params: { id } }),
    onSuccess: (_, id) => forgetRecipe(client, id),
  })
}

/** Puts a recipe back that was deleted a moment ago. */
export function useRestoreRecipe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(api.recipes.restore, { params: { id } }),
    onSuccess: (recipe) => keepRecipe(client, recipe),
  })
}
