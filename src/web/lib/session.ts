import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  type MultiFactorError,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfSdk,
  type User,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { AUTH_HEADER_WAIT_MS } from '#contract/limits.ts'
import type { PublicConfig } from '#contract/system.ts'
import { users } from '#contract/users.ts'
import { identityWords } from '#web/words/identity.ts'
import type { NewApp } from './authenticator-app.ts'
import { openAuth } from './open-auth.ts'
import { renewAhead } from './renew-ahead.ts'
import {
  codeOf,
  type ResetOutcome,
  resetFailure,
  resetSent,
  type Sentence,
  SessionError,
  sessionError,
} from './session-errors.ts'
import { watchStart } from './start-refusal.ts'

export type { NewApp, ResetOutcome }
export { SessionError }

export interface SessionUser {
  uid: string
  email: string | null
  emailVerified: boolean
  displayName: string | null
  photoURL: string | null
}

/** What a link of a mail is for. */
export interface MailedCode {
  /** The address that it confirms, changes to, or brings back. */
  email: string | null
  /** The address that the account has while the link is unused; null when it is the same. */
  previousEmail: string | null
}

export interface Session {
  /** The user, null for a visitor, undefined until the provider has said. */
  currentUser(): SessionUser | null | undefined
  /** Whether the provider has refused whom this browser had kept, because the account is disabled. */
  wasDisabledAtStart(): boolean
  /** Tells at once what is known, then every sign-in and sign-out. @returns the way to stop it */
  onChange(listener: (user: SessionUser | null) => void): () => void
  /** @throws SessionError with a message fit to be shown; the same for `signUp` */
  signIn(email: string, password: string): Promise<SessionUser>
  signUp(email: string, password: string): Promise<SessionUser>
  /** Sends the mail; never rejects. */
  resetPassword(email: string): Promise<ResetOutcome>
  /** The address that a reset code belongs to; does not use the code up. @throws SessionError */
  readResetCode(code: string): Promise<string>
  /** @throws SessionError */
  confirmReset(code: string, password: string): Promise<void>
  /** Signs in once more with the password, for what needs a fresh sign-in. @throws SessionError */
  confirmPassword(password: string): Promise<void>
  /** The other sessions of the account end with it. @throws SessionError; the same for those below */
  changePassword(current: string, next: string): Promise<void>
  /** Sends a link to the new address; nothing changes until it is used. */
  changeEmail(current: string, email: string): Promise<void>
  changeName(name: string): Promise<void>
  /** Begins to add an authenticator app. The other sessions of the account end once it is confirmed. */
  addApp(password: string): Promise<NewApp>
  removeApp(password: string): Promise<void>
  /** Mails the link that confirms the address. */
  sendVerification(): Promise<void>
  /** Looks at a mailed code; does not use it up. */
  readCode(code: string): Promise<MailedCode>
  /** Uses a mailed code up. Whoever is signed in here is read anew: their session may have ended with it. */
  applyCode(code: string): Promise<void>
  /** After the account was deleted: removes it from a Firebase project too, and signs out here. */
  forgetAccount(): Promise<void>
  /** Ends the session on the server as far as it can be reached, and here in any case. */
  signOut(): Promise<void>
  /**
   * A valid ID token; null for a visitor, and when nothing is known for 5 seconds.
   * @throws SessionError when it must be renewed and the service cannot be reached
   */
  idToken(): Promise<string | null>
}

export interface SessionOptions {
  /** Where the embedded service is: the page's own origin. */
  origin?: string
  /** Tells the server that this session is over. */
  endOnServer?: (idToken: string) => Promise<void>
  /** The provider ended the session by itself, with this code: the account was disabled, or the session was over. */
  onEnded?: (code: string) => void
  /** A new password was rejected: what is known of the policy may be old. */
  onPasswordRejected?: () => void
}

/** Most accounts have no authenticator app, so its code comes when it is needed. */
const appCode = () => import('./authenticator-app.ts')

const SIGN_OUT_WAIT_MS = 3000
const REJECTED_PASSWORD = new Set(['auth/password-does-not-meet-requirements', 'auth/weak-password'])

/**
 * The browser's one door to the identity provider: the Firebase SDK, speaking to a Firebase project or to the
 * service at our own origin. Everything else in the web app knows this interface only.
 */
export function startSession(config: PublicConfig['identity'], options: SessionOptions = {}): Session {
  const origin = options.origin ?? globalThis.location.origin
  const endOnServer = options.endOnServer ?? ((idToken) => endAt(origin, idToken))
  const stopWatching = watchStart()
  const auth = openAuth(config, origin)
  renewAhead(auth)
  let wasDisabled: boolean | undefined
  let known: SessionUser | null | undefined
  const listeners = new Set<(user: SessionUser | null) => void>()
  function report(user: User | null) {
    known = user ? userOf(user) : null
    for (const listener of [...listeners]) listener(known)
  }
  const firstReport = new Promise<void>((resolve) => {
    onAuthStateChanged(auth, (user) => {
      wasDisabled ??= stopWatching()
      report(user)
      resolve()
    })
  })

  async function attempt<T>(what: string, fallback: Sentence, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const failure = sessionError(error, identityWords.get()[fallback])
      console.warn(`${what} failed: ${failure.code}`)
      if (REJECTED_PASSWORD.has(failure.code)) options.onPasswordRejected?.()
      throw failure
    }
  }

  /** The user of a sign-in with a password, also where the account asks for a code of its authenticator app. */
  async function withSecondStep(first: Promise<{ user: User }>): Promise<User> {
    try {
      return (await first).user
    } catch (error) {
      if (codeOf(error) !== 'auth/multi-factor-auth-required') throw error
      // Told by its code: what the SDK throws with it has what the second step reads.
      return await (await appCode()).secondStep(auth, error as MultiFactorError)
    }
  }

  function signedIn(): User {
    if (!auth.currentUser) throw new SessionError('auth/no-current-user', identityWords.get().notSignedIn)
    return auth.currentUser
  }

  /** Signs in once more. The session that was there before would linger as a device of its own: it ends. */
  async function signInAfresh(password: string): Promise<User> {
    const user = signedIn()
    if (!user.email) throw new SessionError('auth/no-current-user', identityWords.get().notSignedIn)
    const before = await user.getIdToken()
    const credential = EmailAuthProvider.credential(user.email, password)
    await withSecondStep(reauthenticateWithCredential(user, credential))
    await within(
      SIGN_OUT_WAIT_MS,
      endOnServer(before).catch(() => undefined),
    )
    return user
  }

  /** The SDK tells of sign-ins only: what the provider has changed since is read here, into the token too. */
  async function readAnew() {
    const user = auth.currentUser
    if (!user) return
    try {
      await user.reload()
      await user.getIdToken(true)
    } catch (error) {
      console.warn(`Reading the account anew failed: ${codeOf(error)}`)
    }
    report(auth.currentUser)
  }

  return {
    currentUser: () => known,
    wasDisabledAtStart: () => wasDisabled ?? false,
    onChange(listener) {
      listeners.add(listener)
      if (known !== undefined) listener(known)
      return () => {
        listeners.delete(listener)
      }
    },
    signIn: (email, password) =>
      attempt('Sign-in', 'signInFailed', async () =>
        userOf(await withSecondStep(signInWithEmailAndPassword(auth, email, password))),
      ),
    signUp: (email, password) =>
      attempt('Sign-up', 'signUpFailed', async () =>
        userOf((await createUserWithEmailAndPassword(auth, email, password)).user),
      ),
    async resetPassword(email) {
      if (email.trim() === '')
        return { success: false, message: identityWords.get().enterEmail, code: 'auth/missing-email' }
      try {
        await sendPasswordResetEmail(auth, email.trim())
        return resetSent()
      } catch (error) {
        console.warn(`Password reset failed: ${codeOf(error)}`)
        return resetFailure(error)
      }
    },
    readResetCode: (code) =>
      attempt('Reading a reset link', 'linkUnread', () => verifyPasswordResetCode(auth, code)),
    confirmReset: (code, password) =>
      attempt('Password reset', 'passwordNotSet', () => confirmPasswordReset(auth, code, password)),
    confirmPassword: (password) =>
      attempt('Confirming the password', 'signInFailed', async () => {
        await signInAfresh(password)
      }),
    changePassword: (current, next) =>
      attempt('Changing the password', 'passwordNotChanged', async () =>
        updatePassword(await signInAfresh(current), next),
      ),
    changeEmail: (current, email) =>
      attempt('Changing the address', 'linkNotSent', async () =>
        verifyBeforeUpdateEmail(await signInAfresh(current), email),
      ),
    changeName: (displayName) =>
      attempt('Changing the name', 'nameNotChanged', async () => {
        await updateProfile(signedIn(), { displayName })
        await readAnew()
      }),
    addApp: (password) =>
      attempt('Adding an authenticator app', 'signInFailed', async () =>
        (await appCode()).beginApp(await signInAfresh(password)),
      ),
    removeApp: (password) =>
      attempt('Removing an authenticator app', 'signInFailed', async () =>
        (await appCode()).removeApps(await signInAfresh(password)),
      ),
    sendVerification: () =>
      attempt('Sending a confirmation', 'mailNotSent', async () => sendEmailVerification(signedIn())),
    readCode: (code) =>
      attempt('Reading a link', 'linkUnread', async () => {
        const { data } = await checkActionCode(auth, code)
        return { email: data.email ?? null, previousEmail: data.previousEmail ?? null }
      }),
    applyCode: (code) =>
      attempt('Using a link', 'linkUnused', async () => {
        await applyActionCode(auth, code)
        await within(AUTH_HEADER_WAIT_MS, firstReport)
        await readAnew()
      }),
    async forgetAccount() {
      // The embedded service has removed the account already; only a Firebase project waits for the SDK.
      if (config.mode === 'firebase' && auth.currentUser) await deleteUser(auth.currentUser)
      await signOutOfSdk(auth)
    },
    async signOut() {
      const user = auth.currentUser
      // Asked for while the token is there, but not waited for: here the cook is out at once, also when they leave the page.
      // Best effort: a server that cannot be reached keeps nobody signed in.
      const telling = user
        ?.getIdToken()
        .then(endOnServer)
        .catch(() => undefined)
      await signOutOfSdk(auth)
      await within(SIGN_OUT_WAIT_MS, telling ?? Promise.resolve())
    },
    async idToken() {
      await within(AUTH_HEADER_WAIT_MS, firstReport)
      try {
        return (await auth.currentUser?.getIdToken()) ?? null
      } catch (error) {
        // The session was ended elsewhere: the SDK has signed out, and this is a visitor now.
        if (!auth.currentUser) {
          options.onEnded?.(codeOf(error))
          return null
        }
        throw sessionError(error, identityWords.get().unreachable)
      }
    },
  }
}

const userOf = ({ uid, email, emailVerified, displayName, photoURL }: User): SessionUser => ({
  uid,
  email,
  emailVerified,
  displayName,
  photoURL,
})

async function endAt(origin: string, idToken: string): Promise<void> {
  const { method, path } = users.signOut
  await fetch(new URL(path, origin), {
    method,
    headers: { Authorization: `Bearer ${idToken}` },
    keepalive: true,
  })
}

/** Waits for a promise, but not for ever. */
function within(ms: number, promise: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    promise.then(() => resolve(), reject).finally(() => clearTimeout(timer))
  })
}
