import { useSyncExternalStore } from 'react'
import { AUTH_HEADER_WAIT_MS, AUTH_LOADING_TIMEOUT_MS } from '#contract/limits.ts'
import type { PublicConfig } from '#contract/system.ts'
import { identityWords } from '#web/words/identity.ts'
import { UnreachableError } from './reachability.ts'
import type { MailedCode, NewApp, ResetOutcome, Session, SessionUser } from './session.ts'
import { forgetStills } from './still.ts'

export type { MailedCode, NewApp, SessionUser }

/** The sign-in state: `loading` until the identity provider has answered, for 3 seconds at most. */
export type AuthState =
  | { status: 'loading' | 'visitor'; user: null }
  | { status: 'member'; user: SessionUser }

const KNOWN_KEY = 'larder.signed-in'

let state: AuthState = { status: 'loading', user: null }
let session: Promise<Session> | null = null
let readConfig: () => Promise<PublicConfig> = () => Promise.reject(new Error('startAuth was not called'))
const listeners = new Set<() => void>()

function setAuthState(next: AuthState) {
  if (next.status === state.status && isSameUser(next.user, state.user)) return
  if (state.user && next.user && state.user.uid !== next.user.uid) {
    // Another tab signed in as another cook; a reload leaves nothing of the first cook in this page.
    window.location.reload()
    return
  }
  state = next
  if (next.status !== 'loading') remember(next.user)
  for (const listener of listeners) listener()
}

const isSameUser = (one: SessionUser | null, other: SessionUser | null) =>
  one?.uid === other?.uid &&
  one?.email === other?.email &&
  one?.emailVerified === other?.emailVerified &&
  one?.displayName === other?.displayName

/**
 * Starts the sign-in state. A browser in which nobody ever signed in skips the identity provider's code,
 * which is as large as the rest of the first view, until the visitor wants to sign in.
 */
export async function startAuth(loadConfig: () => Promise<PublicConfig>): Promise<void> {
  readConfig = loadConfig
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KNOWN_KEY && newValue) prepareSignIn() // another tab has signed in
  })
  if (wasSignedIn() || (await mayHoldSession())) void openSession()
  else if (state.status === 'loading') setAuthState({ status: 'visitor', user: null })
}

/** Returns true when the SDK's session database exists, which is so from the first sign-in on. */
async function mayHoldSession(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === 'firebaseLocalStorageDb')
  } catch {
    return true // a browser without `databases()` may hold a session
  }
}

/** Returns the running session, or starts one. */
function openSession(): Promise<Session> {
  if (session) return session
  const opening = Promise.all([readConfig(), import('./session.ts')]).then(([config, { startSession }]) =>
    startSession(config.identity, {
      onEnded: (code) => void tellEnded(code),
      onPasswordRejected: () =>
        void import('./password-policy.ts').then(({ reloadPasswordPolicy }) => reloadPasswordPolicy()),
    }),
  )
  session = opening
  const whoWasHere = rememberedUser()
  // A missing or slow network keeps the cook who used this browser last signed in; the provider may still
  // correct that later.
  const withoutReport = (): AuthState =>
    whoWasHere ? { status: 'member', user: whoWasHere } : { status: 'visitor', user: null }
  setTimeout(() => {
    if (state.status === 'loading') setAuthState(withoutReport())
  }, AUTH_LOADING_TIMEOUT_MS)
  const wasHere = wasSignedIn()
  opening.then(
    (started) => {
      let isFirst = true
      started.onChange((user) => {
        // A session of the last visit that is gone was ended meanwhile, by another device or by its expiry.
        if (isFirst && wasHere && !user)
          void tellEnded(started.wasDisabledAtStart() ? 'auth/user-disabled' : 'auth/user-token-expired')
        isFirst = false
        setAuthState(user ? { status: 'member', user } : { status: 'visitor', user: null })
      })
    },
    () => {
      session = null // the next caller tries again
      if (state.status === 'loading') setAuthState(withoutReport())
    },
  )
  return opening
}

/** Loads the message for an ended session on demand, because that is rare. */
const tellEnded = async (code: string) => (await import('./unauthorized.ts')).tellSessionEnded(code)

/** Fetches the provider's code ahead of a likely sign-in. */
export const prepareSignIn = (): void => void openSession().catch(() => undefined)

/** Calls the listener on every change of the sign-in state. Returns the function that unsubscribes. */
export const onAuth = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const authState = (): AuthState => state
export const useAuth = (): AuthState => useSyncExternalStore(onAuth, authState)

/**
 * True when a cook was signed in at the last visit of this browser; decides the view while the state is still
 * loading.
 */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KNOWN_KEY) !== null
  } catch {
    return false
  }
}

function remember(user: SessionUser | null) {
  if (!user) forgetStills()
  try {
    if (user) localStorage.setItem(KNOWN_KEY, JSON.stringify(user))
    else localStorage.removeItem(KNOWN_KEY)
  } catch {
    // a full or blocked storage only means that the next start shows the landing page while loading
  }
}

/** Returns the cook who was signed in at the last visit of this browser. */
function rememberedUser(): SessionUser | null {
  try {
    const user: Partial<SessionUser> | null = JSON.parse(localStorage.getItem(KNOWN_KEY) ?? 'null')
    return typeof user?.uid === 'string'
      ? { email: null, emailVerified: false, displayName: null, photoURL: null, ...user, uid: user.uid }
      : null
  } catch {
    return null // an earlier version of the app, or something else, wrote the value
  }
}

/**
 * Returns the bearer token; null for a visitor, and when the sign-in state stays unknown for longer than
 * `waitMs`.
 * @throws UnreachableError when the cook of the last visit cannot be confirmed because the provider does not
 *   answer
 */
export async function currentToken(waitMs = AUTH_HEADER_WAIT_MS): Promise<string | null> {
  if (state.status === 'loading' && waitMs > 0) await settled(waitMs)
  if (state.status !== 'member') return null
  const started = await openSession().catch((error: unknown) => {
    throw new UnreachableError(error)
  })
  const token = await started.idToken()
  // An error instead of null, because a call without a token would be refused, and the refusal would sign the
  // cook out.
  if (token === null && started.currentUser() === undefined) throw new UnreachableError()
  return token
}

function settled(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, waitMs)
    const stop = onAuth(() => {
      if (state.status !== 'loading') done()
    })
    function done() {
      clearTimeout(timer)
      stop()
      resolve()
    }
  })
}

export const signIn = async (email: string, password: string): Promise<void> => {
  await (await openSession()).signIn(email, password)
}
export const signUp = async (email: string, password: string): Promise<void> => {
  await (await openSession()).signUp(email, password)
}
/** Sends the e-mail with the link to a new password; never rejects. */
export async function resetPassword(email: string): Promise<ResetOutcome> {
  try {
    return await (await openSession()).resetPassword(email)
  } catch {
    const t = identityWords.get()
    return { success: false, message: t.resetFailed({ message: t.resetUnreachable }) }
  }
}
/** Returns the e-mail address to which a mailed reset code belongs. @throws SessionError */
export const readResetCode = async (code: string): Promise<string> =>
  (await openSession()).readResetCode(code)
/** @throws SessionError */
export const confirmReset = async (code: string, password: string): Promise<void> =>
  (await openSession()).confirmReset(code, password)
export const signOut = async (): Promise<void> => {
  await (await openSession()).signOut()
}
/** Signs the present cook in again with their password, as sensitive changes require. @throws SessionError */
export const confirmPassword = async (password: string): Promise<void> => {
  await (await openSession()).confirmPassword(password)
}
/** Signs out of an account that the server has already deleted. */
export const forgetAccount = async (): Promise<void> => {
  await (await openSession()).forgetAccount()
}
/**
 * Changes the password, confirmed by the present one, and signs out all other devices.
 * @throws SessionError
 */
export const changePassword = async (current: string, next: string): Promise<void> =>
  (await openSession()).changePassword(current, next)
/**
 * Mails a confirmation link to the new address; the address changes when the link is used.
 * @throws SessionError
 */
export const changeEmail = async (current: string, email: string): Promise<void> =>
  (await openSession()).changeEmail(current, email)
/** @throws SessionError */
export const changeName = async (name: string): Promise<void> => (await openSession()).changeName(name)
/** Begins to add an authenticator app, after signing in again. @throws SessionError */
export const addApp = async (password: string): Promise<NewApp> => (await openSession()).addApp(password)
/** Removes the authenticator app, so that sign-in asks for the password alone again. @throws SessionError */
export const removeApp = async (password: string): Promise<void> => (await openSession()).removeApp(password)
/** Mails the link that verifies the e-mail address. @throws SessionError */
export const sendVerification = async (): Promise<void> => (await openSession()).sendVerification()
/** Returns the purpose of a mailed code without using the code up. @throws SessionError */
export const readCode = async (code: string): Promise<MailedCode> => (await openSession()).readCode(code)
/** Applies a mailed code, which can be used once only. @throws SessionError */
export const applyCode = async (code: string): Promise<void> => (await openSession()).applyCode(code)
