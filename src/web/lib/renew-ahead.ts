import { type Auth, onIdTokenChanged, type User } from 'firebase/auth'
import { codeOf } from './session-errors.ts'

const MINUTE = 60_000
const BEFORE_END_MS = 5 * MINUTE
const FIRST_RETRY_MS = 30_000
const LONGEST_RETRY_MS = 16 * MINUTE

/**
 * Renews the ID token five minutes before it ends, whether or not a call is made, for as long as the page is open. A
 * service that cannot be reached is asked again after 30 seconds, doubling up to 16 minutes; a refusal ends the session
 * in the SDK, and nothing is asked any more. The SDK itself does so only while another Firebase product listens.
 */
export function renewAhead(auth: Auth): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS
  // Also told of every renewal, and of the end of the session.
  onIdTokenChanged(auth, async (user) => {
    clearTimeout(timer)
    if (!user) return
    retryMs = FIRST_RETRY_MS
    const { expirationTime } = await user.getIdTokenResult()
    wait(user, Math.max(0, new Date(expirationTime).getTime() - Date.now() - BEFORE_END_MS))
  })

  function wait(user: User, ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void renew(user), ms)
  }

  async function renew(user: User) {
    if (auth.currentUser !== user) return
    try {
      await user.getIdToken(true)
    } catch (error) {
      console.warn(`Renewing the session failed: ${codeOf(error)}`)
      if (codeOf(error) !== 'auth/network-request-failed') return
      wait(user, retryMs)
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
    }
  }
}
