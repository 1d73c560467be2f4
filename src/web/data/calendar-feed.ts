import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'

/** Whether the cook's calendar has a secret address. The address itself is told once, when it is made. */
export const calendarFeedQuery = queryOptions({
  queryKey: ['/api/meal-calendar/feed'],
  queryFn: ({ signal }) => call(api.calendarFeed.get, { signal }),
})

/** Makes an address; the one before ends. */
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
