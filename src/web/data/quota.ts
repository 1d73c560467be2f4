import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { dayOfMonth } from '#web/lib/calendar-day.ts'
import { call } from '#web/lib/http.ts'
import { frameWords } from '#web/words/frame.ts'

const A_MINUTE = 60_000
const A_DAY = 24 * 60 * A_MINUTE

/**
 * The quota left for this month. A page that stays open past the month's end refetches it when it is next
 * visible.
 */
export const quotaQuery = queryOptions({
  queryKey: ['/api/recipes/quota/check'],
  queryFn: ({ signal }) => call(api.quota.check, { signal }),
  staleTime: ({ state: { data, dataUpdatedAt } }) =>
    data ? Math.max(Date.parse(data.resetsAt) - dataUpdatedAt, A_MINUTE) : Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: true,
  // A timer holds at most 24 days, hence the maximum; where the clock is ahead of the server's, the reset
  // lies in the past, hence the minimum.
  refetchInterval: ({ state: { data } }) =>
    data ? Math.min(Math.max(Date.parse(data.resetsAt) - Date.now(), A_MINUTE), A_DAY) : false,
})

/**
 * Formats the reset date as `Resets on 1 December`; the date is read in UTC, because months are counted in
 * UTC.
 */
export const resetsOn = (resetsAt: string): string =>
  frameWords.get().resetsOn({ day: dayOfMonth(resetsAt.slice(0, 10)) })
