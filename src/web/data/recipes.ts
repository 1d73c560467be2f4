import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import type { Recipe, RecipeDraft } from '#contract/recipe.ts'
import type { GeneratedRecipe, RecipeQuery } from '#contract/recipes.ts'
import { call } from '#web/lib/http.ts'
import { make, WAITS } from '#web/offline/outbox.ts'
import { generationsQuery } from './generations.ts'
import { quotaQuery } from './quota.ts'
import { forgetRecipe, invalidateLists, keepRecipe, patchRecipe, titleInCache } from './recipe-cache.ts'
import { type CollectionView, cardsKey, listKey, recipeKey } from './recipe-keys.ts'

export { invalidateLists, keepRecipe, listAll, patchRecipe } from './recipe-cache.ts'

export type RecipeFilter = Pick<RecipeQuery, 'category' | 'search' | 'folderId'>

/** The cook's recipes that match the filter, newest first. */
export const recipesQuery = (filter: RecipeFilter = {}) =>
  queryOptions({
    queryKey: listKey(filter.category ?? '', filter.folderId ?? '', filter.search?.trim() ?? ''),
    queryFn: ({ signal }) => call(api.recipes.list, { query: filter, signal }),
  })

/**
 * The collection as cards, page by page. The cache keeps them for half an hour, so that Back finds all pages
 * that the cook had scrolled through.
 */
export const cardsQuery = (view: CollectionView) =>
  infiniteQueryOptions({
    queryKey: cardsKey(view),
    queryFn: ({ pageParam, signal }) =>
      call(api.recipes.cards, {
        query: {
          ...view,
          ...(pageParam === null ? {} : { cursor: pageParam, limit: LATER_PAGES }),
        } as RecipeQuery,
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    gcTime: 30 * 60_000,
  })

/** Number of cards on each page but the first, which is small so that it loads fast. */
const LATER_PAGES = 96

export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: recipeKey(id),
    queryFn: async ({ signal, client }) => {
      const wasComing = client.getQueryData<Recipe>(recipeKey(id))?.painting === 'coming'
      const recipe = await call(api.recipes.get, { params: { id }, signal })
      const { painting, imageUrl, imageAlt } = recipe
      if (wasComing && !painting) patchRecipe(client, id, { imageUrl, imageAlt })
      return recipe
    },
    refetchInterval: ({ state }) => (state.data?.painting === 'coming' ? PICTURE_ASKED_MS : false),
  })

/** Milliseconds between two polls for a recipe's picture that is being painted. */
const PICTURE_ASKED_MS = 2500

/** Stores a generated recipe in the cache and the lists, and refetches the data that counts recipes. */
export async function keepGenerated(client: QueryClient, { recipe }: GeneratedRecipe): Promise<void> {
  await Promise.all([
    // A recipe read from photos is only named, not included, in the one JSON reply of a proxy that does not
    // stream.
    'ingredients' in recipe ? keepRecipe(client, recipe) : invalidateLists(client),
    client.invalidateQueries({ queryKey: quotaQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['/api/auth/user'] }),
    client.invalidateQueries({ queryKey: generationsQuery.queryKey, refetchType: 'none' }),
  ])
}

/**
 * Toggles the favourite: shown at once, sent when the server is reachable, and undone when the server
 * refuses.
 */
export function useToggleFavorite(id: string) {
  const client = useQueryClient()
  const mutationKey = ['favorite', id]
  return useMutation({
    mutationKey,
    // Toggles run one after the other, so that two quick taps end in the state of the last.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (isFavorite: boolean) =>
      make<'favorite'>({
        kind: 'favorite',
        recipeId: id,
        title: titleInCache(client, id),
        isFavorite: !isFavorite,
      }),
    onMutate: (isFavorite) => patchRecipe(client, id, { isFavorite: !isFavorite }),
    onSuccess: (answer) => {
      if (answer !== WAITS && client.isMutating({ mutationKey }) === 1)
        patchRecipe(client, id, { isFavorite: answer.isFavorite })
    },
    onError: (_error, isFavorite) => patchRecipe(client, id, { isFavorite }),
  })
}

export function useDeleteRecipe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(api.recipes.remove, { params: { id } }),
    onSuccess: (_, id) => forgetRecipe(client, id),
  })
}

/** Restores a recipe that was deleted a moment ago. */
export function useRestoreRecipe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(api.recipes.restore, { params: { id } }),
    onSuccess: (recipe) => keepRecipe(client, recipe),
  })
}

/**
 * Saves an edit that was made from `version`.
 * @throws HttpError conflict when the recipe has a newer version
 */
export function useUpdateRecipe(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (edit: RecipeDraft & { version?: number }) =>
      call(api.recipes.update, { params: { id }, body: edit }),
    onSuccess: (recipe) => keepRecipe(client, recipe),
  })
}

/** Saves a recipe that was written by hand; the idempotency key prevents a second copy. */
export function useCreateRecipe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, key }: { draft: RecipeDraft; key: string }) =>
      call(api.recipes.create, { body: draft, idempotencyKey: key }),
    onSuccess: (recipe) => keepRecipe(client, recipe),
  })
}
