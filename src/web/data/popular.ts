import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Category } from '#contract/common.ts'
import { api } from '#contract/index.ts'
import type { Listing, PopularPreview, PopularRecipe, RecipeReport } from '#contract/popular.ts'
import { call, send } from '#web/lib/http.ts'
import { keepRecipe } from './recipe-cache.ts'

const root = '/api/recipes/popular'

export interface PopularFilter {
  q: string
  category: Category | undefined
}

/** Number of recipes per page; it fills two, three and four columns evenly. */
const RECIPES_A_PAGE = 24

/** The library in pages, best rated first. */
export const popularQuery = ({ q, category }: PopularFilter) =>
  infiniteQueryOptions({
    queryKey: [root, 'list', q, category ?? ''],
    queryFn: async ({ pageParam, signal }) => {
      const query = { q, category, cursor: pageParam || undefined, limit: RECIPES_A_PAGE }
      const response = await send(api.popular.list, { query, signal })
      const recipes = (await response.json()) as PopularRecipe[] // the server filters replies by the contract
      return { recipes, next: nextCursorOf(response.headers.get('link')) }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

const nextCursorOf = (link: string | null) =>
  link && new URL(link.slice(1, link.indexOf('>')), window.location.origin).searchParams.get('cursor')

export const seasonsQuery = queryOptions({
  queryKey: [root, 'seasons'],
  queryFn: ({ signal }) => call(api.popular.seasons, { signal }),
})

/** Suggestions on the home page, refetched on every visit so that new ratings count. */
export const suggestionsQuery = queryOptions({
  queryKey: [root, 'suggestions'],
  queryFn: ({ signal }) => call(api.popular.suggestions, { signal }),
  staleTime: 0,
})

export const popularPreviewQuery = (id: string) =>
  queryOptions({
    queryKey: [root, 'one', id],
    queryFn: ({ signal }): Promise<PopularPreview> => call(api.popular.get, { params: { id }, signal }),
  })

/** Copies a library recipe into the cook's collection. */
export function useSavePopular() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(api.popular.save, { params: { id } }),
    onSuccess: async (recipe, id) => {
      markSaved(client, id)
      await keepRecipe(client, recipe)
    },
    onError: (error, id) => {
      if (error.message.includes('already saved')) markSaved(client, id)
    },
  })
}

/**
 * Marks a recipe as saved in all cached lists, seasons, suggestions and previews, so that no button offers to
 * save it again.
 */
const markSaved = (client: QueryClient, id: string) =>
  client.setQueriesData({ queryKey: [root] }, (reply: unknown) => withSaved(reply, id))

function withSaved(part: unknown, id: string): unknown {
  if (Array.isArray(part)) return part.map((one) => withSaved(one, id))
  if (typeof part !== 'object' || part === null) return part
  const inner = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withSaved(value, id)]))
  return 'isSaved' in inner && inner.id === id ? { ...inner, isSaved: true } : inner
}

export const useReportPopular = () =>
  useMutation({
    mutationFn: ({ id, reason, note }: { id: string; reason: RecipeReport['reason']; note: string }) =>
      call(api.popular.report, { params: { id }, body: { reason, note } }),
  })

export const listingQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/listings', id],
    queryFn: ({ signal }): Promise<Listing> => call(api.popular.listing, { params: { id }, signal }),
    staleTime: 0,
  })

export function useSetListed(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (listed: boolean) =>
      call(listed ? api.popular.addListing : api.popular.removeListing, { params: { id } }),
    onSuccess: async (listing) => {
      client.setQueryData(listingQuery(id).queryKey, listing)
      await client.invalidateQueries({ queryKey: [root] })
    },
  })
}

export const reportsQuery = queryOptions({
  queryKey: ['/api/admin/reports'],
  queryFn: ({ signal }) => call(api.popular.reports, { signal }),
  staleTime: 0,
})

export function useSettleReport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, unlist }: { id: string; unlist: boolean }) =>
      call(api.popular.settleReport, { params: { id }, body: { unlist } }),
    onSettled: () => client.invalidateQueries({ queryKey: reportsQuery.queryKey }),
  })
}
