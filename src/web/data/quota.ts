import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { call } from '#web/lib/http.ts'

/** What is left of this month. */
export const quotaQuery = queryOptions({
  queryKey: ['/api/recipes/quota/check'],
  queryFn: ({ signal }) => call(api.quota.check, { signal }),
})

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** `Resets on 1 December`: the month is counted in UTC. */
export const resetsOn = (resetsAt: string): string => `Resets on ${day.format(new Date(resetsAt))}`
