import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Category } from '#contract/common.ts'
import { api } from '#contract/index.ts'
import type { TimeBand } from '#contract/search.ts'
import { call } from '#web/lib/http.ts'

/** A search as it was submitted. Empty words and no category ask for everything. */
export interface SubmittedSearch {
  words: string
  category?: Category | undefined
  time?: TimeBand | undefined
}

/** Stand in the key of a query for the two searches that have no words. */
export const SHOW_ALL = '__SHOW_ALL__'
export const CATEGORY_SEARCH = '__CATEGORY_SEARCH__'

export const markerOf = ({ words, category }: SubmittedSearch): string =>
  words.trim() || (category ? CATEGORY_SEARCH : SHOW_ALL)

/** What a search finds, best first. Asked anew whenever it is opened: recipes come and go meanwhile. */
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

/** What can be made of what is at hand, fewest missing first. */
export const pantryQuery = (have: readonly string[], limit: number) =>
  queryOptions({
    queryKey: ['/api/recipes/what-can-i-make', have, limit],
    queryFn: ({ signal }) => call(api.search.pantry, { query: { have: have.join(','), limit }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Names of foods that begin with what was typed. */
export const foodNamesQuery = (typed: string) =>
  queryOptions({
    queryKey: ['/api/foods', typed],
    queryFn: ({ signal }) => call(api.search.foods, { query: { q: typed }, signal }),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
  })
