import { REDIRECT_DELAYS_MS } from '#contract/limits.ts'
import { frameWords } from '#web/words/frame.ts'
import { signOut } from './auth.ts'
import { type HttpError, isUnauthorized } from './http-error.ts'
import { paths } from './paths.ts'
import { toast } from './toasts.ts'

interface Leaving {
  title: string
  description: string
  delayMs: number
  to: string
}

/**
 * Milliseconds between signing out and leaving: enough for the browser to drop the session, too few to read
 * the visitor's page below the message.
 */
const SIGN_OUT_AHEAD_MS = 250

let leaving = false
/** True once the identity provider has ended the session by itself and the cook was told. */
let ended = false

/**
 * Shows a message and goes to the sign-in page when an error means that the server no longer knows this
 * session. The session is ended here too; otherwise the page would come back signed in and be refused again.
 * @param target given by the generator and the photo flows, where every refusal has the same words and leads
 *   there; elsewhere an expired session and a missing one have different words, and signing in leads back to
 *   this address
 * @returns true when the error was such a refusal
 */
export function redirectWhenUnauthorized(error: unknown, target?: string): boolean {
  if (!isUnauthorized(error)) return false
  // Calls that were under way when the provider ended the session carry no token; the cook has been told the
  // reason already.
  if (leaving || (ended && !error.sentToken)) return true
  leaving = true
  const { title, description, delayMs, to } = leavingFor(error, target)
  toast({ title, description, tone: 'error' })
  // The redirect does not wait for the sign-out, because that also calls the server, which may take long.
  setTimeout(() => void signOut().catch(() => undefined), delayMs - SIGN_OUT_AHEAD_MS)
  setTimeout(() => {
    leaving = false
    window.location.assign(to)
  }, delayMs)
  return true
}

function leavingFor(error: HttpError, target: string | undefined): Leaving {
  if (error.code === 'account_disabled')
    return { ...disabledWords(), delayMs: REDIRECT_DELAYS_MS.signInRequired, to: paths.home }
  if (!target && !error.sentToken)
    return {
      title: frameWords.get().signInRequired,
      description: frameWords.get().signInRequiredText,
      delayMs: REDIRECT_DELAYS_MS.signInRequired,
      to: signInAndReturn(),
    }
  if (!target && error.code === 'session_expired')
    return { ...expiredWords(), delayMs: REDIRECT_DELAYS_MS.unauthorized, to: signInAndReturn() }
  return {
    title: frameWords.get().unauthorized,
    description: frameWords.get().unauthorizedText,
    delayMs: REDIRECT_DELAYS_MS.unauthorized,
    to: target ?? paths.home,
  }
}

const expiredWords = () => {
  const { expired, expiredText } = frameWords.get()
  return { title: expired, description: expiredText }
}
const disabledWords = () => {
  const { disabled, disabledText } = frameWords.get()
  return { title: disabled, description: disabledText }
}

const signInAndReturn = () => paths.auth('sign-in', window.location.pathname + window.location.search)

/**
 * Tells the cook why the identity provider ended the session; the page has already turned into a visitor's.
 */
export function tellSessionEnded(code: string): void {
  if (leaving) return
  ended = true
  toast({ ...(code === 'auth/user-disabled' ? disabledWords() : expiredWords()), tone: 'error' })
}
