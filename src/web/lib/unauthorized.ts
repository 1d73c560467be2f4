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

/** Long enough for this browser to forget the session, and too short to read the visitor's page below the message. */
const SIGN_OUT_AHEAD_MS = 250

let leaving = false
/** The identity provider has signed out by itself, and said so. */
let ended = false

/**
 * A 401 means that the server no longer knows this session: says so and goes to sign in.
 * The session is ended here too; otherwise the page would come back signed in and be refused again.
 * @param target given by the generator and the photo flows, where every refusal has the same words and leads there;
 *   elsewhere a session that ran out and a missing one are told apart, and signing in leads back to this address
 * @returns whether the error was one
 */
export function redirectWhenUnauthorized(error: unknown, target?: string): boolean {
  if (!isUnauthorized(error)) return false
  // Calls that were under way when the provider ended the session go without a token: their cook knows why.
  if (leaving || (ended && !error.sentToken)) return true
  leaving = true
  const { title, description, delayMs, to } = leavingFor(error, target)
  toast({ title, description, tone: 'error' })
  // Not waited for: signing out tells the server too, and that may take long or for ever.
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

/** The identity provider has signed the cook out by itself, and the page is a visitor's already: says why. */
export function tellSessionEnded(code: string): void {
  if (leaving) return
  ended = true
  toast({ ...(code === 'auth/user-disabled' ? disabledWords() : expiredWords()), tone: 'error' })
}
