import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Category } from '#contract/common.ts'
import { api } from '#contract/index.ts'
import type { TimeBand } from '#contract/search.ts'
import { call } from '#web/lib/http.ts'

/** A search as it was submitted. Without words and category it matches all recipes. */
export interface SubmittedSearch {
  words: string
  category?: Category | undefined
  time?: TimeBand | undefined
}

/** Markers in a query key for the two kinds of search that have no words. */
export const SHOW_ALL = '__SHOW_ALL__'
export const CATEGORY_SEARCH = '__CATEGORY_SEARCH__'

export const markerOf = ({ words, category }: SubmittedSearch): string =>
  words.trim() || (category ? CATEGORY_SEARCH : SHOW_ALL)

/** The results of a search, best first. Each visit refetches them, because recipes change in the meantime. */
export const searchQuery = (search: SubmittedSearch, limit: number) =>
  queryOptions({
    queryKey: ['/api/recipes/search', markerOf(search), search.category ?? '', search.time ?? '', limit],
    queryFn: ({ signal }) =>
      call(api.search.recipes, {
        query: { q: search.words.trim(), category: search.category, time: search.time, limit },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Recipes for the ingredients at hand, those with the fewest missing ingredients first. */
export const pantryQuery = (have: readonly string[], limit: number) =>
  queryOptions({
    queryKey: ['/api/recipes/what-can-i-make', have, limit],
    queryFn: ({ signal }) => call(api.search.pantry, { query: { have: have.join(','), limit }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Food names that begin with the typed text. */
export const foodNamesQuery = (typed: string) =>
  queryOptions({
    queryKey: ['/api/foods', typed],
    queryFn: ({ signal }) => call(api.search.foods, { query: { q: typed }, signal }),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
  })
