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

/** A code from a link in an e-mail, with its purpose. */
export interface MailedCode {
  /** The e-mail address that the code verifies, changes to, or restores. */
  email: string | null
  /** The account's e-mail address while the link is unused; null when it is the same. */
  previousEmail: string | null
}

export interface Session {
  /** The signed-in user; null for a visitor, undefined until the provider has answered. */
  currentUser(): SessionUser | null | undefined
  /** True when the provider refused this browser's stored user because the account is disabled. */
  wasDisabledAtStart(): boolean
  /**
   * Calls the listener with the known state at once, then on every sign-in and sign-out.
   * @returns the function that unsubscribes
   */
  onChange(listener: (user: SessionUser | null) => void): () => void
  /** @throws SessionError with a message that can be shown; the same for `signUp` */
  signIn(email: string, password: string): Promise<SessionUser>
  signUp(email: string, password: string): Promise<SessionUser>
  /** Sends the password reset e-mail; never rejects. */
  resetPassword(email: string): Promise<ResetOutcome>
  /**
   * Returns the e-mail address to which a reset code belongs, without using the code up.
   * @throws SessionError
   */
  readResetCode(code: string): Promise<string>
  /** @throws SessionError */
  confirmReset(code: string, password: string): Promise<void>
  /** Signs in again with the password, as sensitive changes require. @throws SessionError */
  confirmPassword(password: string): Promise<void>
  /**
   * Changes the password, which ends the account's other sessions.
   * @throws SessionError; the same for those below
   */
  changePassword(current: string, next: string): Promise<void>
  /** Mails a confirmation link to the new address; the address changes when the link is used. */
  changeEmail(current: string, email: string): Promise<void>
  changeName(name: string): Promise<void>
  /** Begins to add an authenticator app. The account's other sessions end once the app is confirmed. */
  addApp(password: string): Promise<NewApp>
  removeApp(password: string): Promise<void>
  /** Mails the link that verifies the e-mail address. */
  sendVerification(): Promise<void>
  /** Reads a mailed code without using it up. */
  readCode(code: string): Promise<MailedCode>
  /** Applies a mailed code and reloads the signed-in user, whose session may have ended with it. */
  applyCode(code: string): Promise<void>
  /**
   * Cleans up after the server deleted the account: deletes the user of a Firebase project too, and signs
   * out.
   */
  forgetAccount(): Promise<void>
  /** Ends the session in this browser in any case, and on the server when that can be reached. */
  signOut(): Promise<void>
  /**
   * Returns a valid ID token; null for a visitor, and when the provider has not answered for 5 seconds.
   * @throws SessionError when the token must be renewed and the service cannot be reached
   */
  idToken(): Promise<string | null>
}

export interface SessionOptions {
  /** Origin of the embedded identity service; the page's own by default. */
  origin?: string
  /** Ends this session on the server. */
  endOnServer?: (idToken: string) => Promise<void>
  /**
   * Called with the error code when the provider ended the session by itself: a disabled account or an
   * expired session.
   */
  onEnded?: (code: string) => void
  /** Called when the provider rejected a new password, because the known password policy may be outdated. */
  onPasswordRejected?: () => void
}

/** Loads the authenticator app's code on demand, as most accounts have no such app. */
const appCode = () => import('./authenticator-app.ts')

const SIGN_OUT_WAIT_MS = 3000
const REJECTED_PASSWORD = new Set(['auth/password-does-not-meet-requirements', 'auth/weak-password'])

/**
 * Starts the browser's only access to the identity provider: the Firebase SDK, connected to a Firebase
 * project or to the service at our own origin. The rest of the web app knows this interface only.
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

  /** Completes a sign-in by password with the authenticator app's code, when the account has such an app. */
  async function withSecondStep(first: Promise<{ user: User }>): Promise<User> {
    try {
      return (await first).user
    } catch (error) {
      if (codeOf(error) !== 'auth/multi-factor-auth-required') throw error
      // The error code implies the type: the SDK's error holds all that the second step reads.
      return await (await appCode()).secondStep(auth, error as MultiFactorError)
    }
  }

  function signedIn(): User {
    if (!auth.currentUser) throw new SessionError('auth/no-current-user', identityWords.get().notSignedIn)
    return auth.currentUser
  }

  /** Signs in again and ends the previous session, which would otherwise linger in the list of devices. */
  async function signInAfresh(password: string): Promise<User> {
    const user = signedIn()
    if (!user.email) throw new SessionError('auth/no-current-user', identityWords.get().notSignedIn)
    const before = await user.getIdToken()
    const credential = EmailAuthProvider.credential(user.email, password)
    await withSecondStep(reauthenticateWithCredential(user, credential))
    await waitAtMost(
      SIGN_OUT_WAIT_MS,
      endOnServer(before).catch(() => undefined),
    )
    return user
  }

  /**
   * Reloads the user and the token, because the SDK reports only sign-ins, not changes that the provider made
   * since.
   */
  async function reloadUser() {
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
        await reloadUser()
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
        await waitAtMost(AUTH_HEADER_WAIT_MS, firstReport)
        await reloadUser()
      }),
    async forgetAccount() {
      // The embedded service has removed the account already; only in a Firebase project must the SDK delete
      // it.
      if (config.mode === 'firebase' && auth.currentUser) await deleteUser(auth.currentUser)
      await signOutOfSdk(auth)
    },
    async signOut() {
      const user = auth.currentUser
      // The server is told while the token still exists, but the sign-out here does not wait for it, so that
      // it holds even when the cook leaves the page. A server that cannot be reached keeps nobody signed in.
      const telling = user
        ?.getIdToken()
        .then(endOnServer)
        .catch(() => undefined)
      await signOutOfSdk(auth)
      await waitAtMost(SIGN_OUT_WAIT_MS, telling ?? Promise.resolve())
    },
    async idToken() {
      await waitAtMost(AUTH_HEADER_WAIT_MS, firstReport)
      try {
        return (await auth.currentUser?.getIdToken()) ?? null
      } catch (error) {
        // The session was ended elsewhere: the SDK has signed out, and the page is a visitor's now.
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

/** Waits for a promise, at most for the given time. */
function waitAtMost(ms: number, promise: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    promise.then(() => resolve(), reject).finally(() => clearTimeout(timer))
  })
}
