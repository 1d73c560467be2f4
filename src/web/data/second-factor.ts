import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#contract/index.ts'
import { confirmPassword, removeApp } from '#web/lib/auth.ts'
import { call } from '#web/lib/http.ts'

/** Whether signing in asks for a code of an authenticator app. */
export const secondFactorQuery = queryOptions({
  queryKey: ['/api/account/second-factor'],
  queryFn: ({ signal }) => call(api.secondFactor.state, { signal }),
  staleTime: 0,
})

const readAnew = (client: QueryClient) => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey })

/** Ten codes in place of those there are, for who has signed in within five minutes. */
export async function newRecoveryCodes(client: QueryClient): Promise<string[]> {
  const { codes } = await call(api.secondFactor.newRecoveryCodes)
  await readAnew(client)
  return codes
}

/** The same after a fresh sign-in. @throws SessionError, HttpError */
export async function replaceRecoveryCodes(client: QueryClient, password: string): Promise<string[]> {
  await confirmPassword(password)
  return await newRecoveryCodes(client)
}

/** @throws SessionError */
export async function takeAppAway(client: QueryClient, password: string): Promise<void> {
  await removeApp(password)
  await readAnew(client)
}
