import { useSyncExternalStore } from 'react'
import { AUTH_HEADER_WAIT_MS, AUTH_LOADING_TIMEOUT_MS } from '#contract/limits.ts'
import type { PublicConfig } from '#contract/system.ts'
import { identityWords } from '#web/words/identity.ts'
import { UnreachableError } from './reachability.ts'
import type { MailedCode, NewApp, ResetOutcome, Session, SessionUser } from './session.ts'
import { forgetStills } from './still.ts'

export type { MailedCode, NewApp, SessionUser }

/** Whether someone is signed in. `loading` until the identity provider said so, 3 seconds at most. */
export type AuthState =
  | { status: 'loading' | 'visitor'; user: null }
  | { status: 'member'; user: SessionUser }

const KNOWN_KEY = 'larder.signed-in'

let state: AuthState = { status: 'loading', user: null }
let session: Promise<Session> | null = null
let readConfig: () => Promise<PublicConfig> = () => Promise.reject(new Error('startAuth was not called'))
const listeners = new Set<() => void>()

function become(next: AuthState) {
  if (next.status === state.status && isSameUser(next.user, state.user)) return
  if (state.user && next.user && state.user.uid !== next.user.uid) {
    // Another cook signed in, in another tab. Nothing of the first one may stay in this page.
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
 * Finds out who is there. A browser in which nobody ever signed in has nothing to ask the identity provider about:
 * its code, as large as the rest of the first view, then waits until someone wants to sign in.
 */
export async function startAuth(loadConfig: () => Promise<PublicConfig>): Promise<void> {
  readConfig = loadConfig
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KNOWN_KEY && newValue) prepareSignIn() // signed in, in another tab
  })
  if (wasSignedIn() || (await mayHoldSession())) void openSession()
  else if (state.status === 'loading') become({ status: 'visitor', user: null })
}

/** The SDK keeps its session in this database; it exists from the first sign-in on. */
async function mayHoldSession(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === 'firebaseLocalStorageDb')
  } catch {
    return true // a browser that does not tell
  }
}

/** The running session; started when it is not. */
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
  // Without a network, or with a slow one, it is the cook who was here last: the provider may still say otherwise.
  const withoutReport = (): AuthState =>
    whoWasHere ? { status: 'member', user: whoWasHere } : { status: 'visitor', user: null }
  setTimeout(() => {
    if (state.status === 'loading') become(withoutReport())
  }, AUTH_LOADING_TIMEOUT_MS)
  const wasHere = wasSignedIn()
  opening.then(
    (started) => {
      let isFirst = true
      started.onChange((user) => {
        // Signed in when this browser was last here, and no more: ended meanwhile, by another device or by time.
        if (isFirst && wasHere && !user)
          void tellEnded(started.wasDisabledAtStart() ? 'auth/user-disabled' : 'auth/user-token-expired')
        isFirst = false
        become(user ? { status: 'member', user } : { status: 'visitor', user: null })
      })
    },
    () => {
      session = null // the next one who needs it tries again
      if (state.status === 'loading') become(withoutReport())
    },
  )
  return opening
}

/** Rare, so its code is fetched when it happens. */
const tellEnded = async (code: string) => (await import('./unauthorized.ts')).tellSessionEnded(code)

/** Fetches the provider's code ahead of a likely sign-in. */
export const prepareSignIn = (): void => void openSession().catch(() => undefined)

/** Tells of every change of who is there. Returns how to end it. */
export const onAuth = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const authState = (): AuthState => state
export const useAuth = (): AuthState => useSyncExternalStore(onAuth, authState)

/** Whether this browser was signed in when it was last here: what to show while nothing is known. */
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
    // then the next start shows the landing page while loading
  }
}

/** Who was signed in when this browser was last here. */
function rememberedUser(): SessionUser | null {
  try {
    const user: Partial<SessionUser> | null = JSON.parse(localStorage.getItem(KNOWN_KEY) ?? 'null')
    return typeof user?.uid === 'string'
      ? { email: null, emailVerified: false, displayName: null, photoURL: null, ...user, uid: user.uid }
      : null
  } catch {
    return null // written by an earlier version, or by anybody
  }
}

/**
 * The bearer token; null for a visitor, and when the sign-in state is unknown for longer than `waitMs`.
 * @throws UnreachableError when the provider has not been heard of the cook who was here last
 */
export async function currentToken(waitMs = AUTH_HEADER_WAIT_MS): Promise<string | null> {
  if (state.status === 'loading' && waitMs > 0) await settled(waitMs)
  if (state.status !== 'member') return null
  const started = await openSession().catch((error: unknown) => {
    throw new UnreachableError(error)
  })
  const token = await started.idToken()
  // Not "nobody": a call without a token would be refused, and the refusal would sign the cook out.
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
/** Sends the mail that leads to a new password. Never rejects. */
export async function resetPassword(email: string): Promise<ResetOutcome> {
  try {
    return await (await openSession()).resetPassword(email)
  } catch {
    const t = identityWords.get()
    return { success: false, message: t.resetFailed({ message: t.resetUnreachable }) }
  }
}
/** The address that a mailed reset code belongs to. @throws SessionError */
export const readResetCode = async (code: string): Promise<string> =>
  (await openSession()).readResetCode(code)
/** @throws SessionError */
export const confirmReset = async (code: string, password: string): Promise<void> =>
  (await openSession()).confirmReset(code, password)
export const signOut = async (): Promise<void> => {
  await (await openSession()).signOut()
}
/** A fresh sign-in of the one who is here. @throws SessionError */
export const confirmPassword = async (password: string): Promise<void> => {
  await (await openSession()).confirmPassword(password)
}
/** Leaves an account that the server has deleted. */
export const forgetAccount = async (): Promise<void> => {
  await (await openSession()).forgetAccount()
}
/** A new password, confirmed with the present one; signs out everywhere else. @throws SessionError */
export const changePassword = async (current: string, next: string): Promise<void> =>
  (await openSession()).changePassword(current, next)
/** Mails a link to the new address; nothing changes until it is used. @throws SessionError */
export const changeEmail = async (current: string, email: string): Promise<void> =>
  (await openSession()).changeEmail(current, email)
/** @throws SessionError */
export const changeName = async (name: string): Promise<void> => (await openSession()).changeName(name)
/** Begins to add an authenticator app, after a fresh sign-in. @throws SessionError */
export const addApp = async (password: string): Promise<NewApp> => (await openSession()).addApp(password)
/** Signing in asks for the password alone again. @throws SessionError */
export const removeApp = async (password: string): Promise<void> => (await openSession()).removeApp(password)
/** Mails the link that confirms the address. @throws SessionError */
export const sendVerification = async (): Promise<void> => (await openSession()).sendVerification()
/** What a mailed code is for; leaves it unused. @throws SessionError */
export const readCode = async (code: string): Promise<MailedCode> => (await openSession()).readCode(code)
/** Uses a mailed code up. @throws SessionError */
export const applyCode = async (code: string): Promise<void> => (await openSession()).applyCode(code)
