import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { confirmPassword, removeApp } from '#web/lib/auth.ts'
import { call } from '#web/lib/http.ts'

/** Tells whether sign-in asks for a code of an authenticator app. */
export const secondFactorQuery = queryOptions({
  queryKey: ['/api/account/second-factor'],
  queryFn: ({ signal }) => call(api.secondFactor.state, { signal }),
  staleTime: 0,
})

const refetchSecondFactor = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: secondFactorQuery.queryKey })

/**
 * Replaces the recovery codes with ten new ones; the server requires a sign-in within the last five minutes.
 */
export async function newRecoveryCodes(client: QueryClient): Promise<string[]> {
  const { codes } = await call(api.secondFactor.newRecoveryCodes)
  await refetchSecondFactor(client)
  return codes
}

/** Replaces the recovery codes after a new sign-in. @throws SessionError, HttpError */
export async function replaceRecoveryCodes(client: QueryClient, password: string): Promise<string[]> {
  await confirmPassword(password)
  return await newRecoveryCodes(client)
}

/** Removes the authenticator app from the account. @throws SessionError */
export async function takeAppAway(client: QueryClient, password: string): Promise<void> {
  await removeApp(password)
  await refetchSecondFactor(client)
}
