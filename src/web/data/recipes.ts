import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import type { Recipe } from '#contract/recipe.ts'
import type { GeneratedRecipe, RecipeQuery } from '#contract/recipes.ts'
import { call } from '#web/lib/http.ts'
import { generationsQuery } from './generations.ts'
import { quotaQuery } from './quota.ts'

export type RecipeFilter = Pick<RecipeQuery, 'category' | 'search' | 'folderId'>

const LIST = '/api/recipes'

/** The cook's recipes, newest first, that fit the filter. */
export const recipesQuery = (filter: RecipeFilter = {}) =>
  queryOptions({
    queryKey: [LIST, filter.category ?? '', filter.folderId ?? '', filter.search?.trim() ?? ''],
    queryFn: ({ signal }) => call(api.recipes.list, { query: filter, signal }),
  })

export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/recipes', 'one', id],
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

/** A recipe as the server has it now: into the cache as it came; the lists are read anew. */
export async function keepRecipe(client: QueryClient, recipe: Recipe): Promise<void> {
  client.setQueryData(recipeQuery(recipe.id).queryKey, recipe)
  patchRecipe(client, recipe.id, recipe)
  await invalidateLists(client)
}

/** Every list of recipes, whatever its filter; single recipes stay. */
export const invalidateLists = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [LIST], predicate: ({ queryKey }) => queryKey[1] !== 'one' })

/** Changes one recipe wherever it is in the cache. */
function patchRecipe(client: QueryClient, id: string, patch: Partial<Recipe>) {
  client.setQueryData(recipeQuery(id).queryKey, (old) => old && { ...old, ...patch })
  client.setQueriesData<Recipe[]>(
    { queryKey: [LIST], predicate: ({ queryKey }) => queryKey[1] !== 'one' },
    (old) => old?.map((one) => (one.id === id ? { ...one, ...patch } : one)),
  )
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

/** Takes a recipe out of every list. Its own page may still show it, and asks anew when it is next opened. */
function forgetRecipe(client: QueryClient, id: string): void {
  client.setQueriesData<Recipe[]>(
    { queryKey: [LIST], predicate: ({ queryKey }) => queryKey[1] !== 'one' },
    (old) => old?.filter((one) => one.id !== id),
  )
  void client.invalidateQueries({ queryKey: recipeQuery(id).queryKey, refetchType: 'none' })
  void invalidateLists(client)
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
