import { queryOptions } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { CURRENT_USER_RETRIES, CURRENT_USER_RETRY_DELAY_MS } from '#contract/limits.ts'
import type { SessionUser } from '#web/lib/auth.ts'
import { call } from '#web/lib/http.ts'

/** The signed-in cook; must not be used for visitors. */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: ({ signal }) => call(api.users.current, { signal }),
  retry: CURRENT_USER_RETRIES,
  retryDelay: CURRENT_USER_RETRY_DELAY_MS,
})

/** Creates or updates the server's account for a signed-in identity. */
export const syncUser = ({ uid, email, displayName, photoURL }: SessionUser) =>
  call(api.users.sync, { body: { uid, email, displayName, photoURL } })

/** The cook's display name: their name, or the part of their e-mail address before the @. */
export function nameOf(user: { firstName: string | null; lastName: string | null; email: string }): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || (user.email.split('@')[0] ?? user.email)
}
