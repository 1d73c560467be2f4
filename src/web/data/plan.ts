import type { QueryClient } from '@tanstack/react-query'
import { quotaQuery } from './quota.ts'
import { currentUserQuery } from './users.ts'

/**
 * Refetches all data that depends on the plan: the badge, the calendar, the library and the subscription
 * page.
 */
export async function refreshPlan(client: QueryClient): Promise<void> {
  await Promise.all(
    [
      quotaQuery.queryKey,
      currentUserQuery.queryKey,
      ['/api/subscription'],
      ['/api/meal-calendar'],
      ['/api/shelf'],
      ['/api/recipes/popular'],
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  )
}
