import { type Auth, onIdTokenChanged, type User } from 'firebase/auth'
import { codeOf } from './session-errors.ts'

const MINUTE = 60_000
const BEFORE_END_MS = 5 * MINUTE
const FIRST_RETRY_MS = 30_000
const LONGEST_RETRY_MS = 16 * MINUTE

/**
 * Renews the ID token five minutes before it expires, for as long as the page is open, even when no call is
 * made. An unreachable service is asked again after 30 seconds, doubling up to 16 minutes; a refusal ends the
 * session in the SDK, and the renewal stops. The SDK does this by itself only while another Firebase product
 * listens.
 */
export function renewAhead(auth: Auth): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS
  // The SDK also calls this on every renewal, and at the end of the session.
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
