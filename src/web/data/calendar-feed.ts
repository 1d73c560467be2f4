import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'

/**
 * Tells whether the cook's calendar has a secret address; the address itself is returned only once, when it
 * is made.
 */
export const calendarFeedQuery = queryOptions({
  queryKey: ['/api/meal-calendar/feed'],
  queryFn: ({ signal }) => call(api.calendarFeed.get, { signal }),
})

/** Makes a secret address for the calendar, which replaces the previous one. */
export function useMakeFeed() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(api.calendarFeed.make),
    onSuccess: ({ madeAt }) => client.setQueryData(calendarFeedQuery.queryKey, { madeAt }),
  })
}

export function useRemoveFeed() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(api.calendarFeed.remove),
    onSuccess: () => client.setQueryData(calendarFeedQuery.queryKey, { madeAt: null }),
  })
}
