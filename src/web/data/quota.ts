import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { dayOfMonth } from '#web/lib/calendar-day.ts'
import { call } from '#web/lib/http.ts'
import { frameWords } from '#web/words/frame.ts'

/** What is left of this month. */
export const quotaQuery = queryOptions({
  queryKey: ['/api/recipes/quota/check'],
  queryFn: ({ signal }) => call(api.quota.check, { signal }),
})

/** `Resets on 1 December`: the month is counted in UTC. */
export const resetsOn = (resetsAt: string): string =>
  frameWords.get().resetsOn({ day: dayOfMonth(resetsAt.slice(0, 10)) })
