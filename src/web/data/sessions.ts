import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { authState } from '#web/lib/auth.ts'
import { call } from '#web/lib/http.ts'
import { calendarFeedQuery } from './calendar-feed.ts'
import { currentUserQuery, syncUser } from './users.ts'

/** Devices on which the cook is signed in; null when the identity provider does not list them. */
export const sessionsQuery = queryOptions({
  queryKey: ['/api/account/sessions'],
  queryFn: async ({ signal }) => (await call(api.sessions.list, { signal })).sessions,
  staleTime: 0,
})

export async function endSession(client: QueryClient, id: string): Promise<void> {
  await call(api.sessions.end, { params: { id } })
  await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
}

/** Ends all other sessions, which also removes the calendar's secret address. */
export async function endOtherSessions(client: QueryClient): Promise<void> {
  await call(api.sessions.endOthers)
  client.setQueryData(calendarFeedQuery.queryKey, { madeAt: null })
  await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
}

/** Copies a changed identity to the server's account and updates the pages that show it. */
export async function takeOverIdentity(client: QueryClient): Promise<void> {
  const { user } = authState()
  if (user) client.setQueryData(currentUserQuery.queryKey, await syncUser(user))
}
