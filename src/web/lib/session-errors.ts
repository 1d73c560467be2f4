import { identityWords } from '#web/words/identity.ts'

/** Keys of the catalogue whose text takes no parameters. */
export type Sentence = {
  [Key in keyof IdentityTexts]: IdentityTexts[Key] extends string ? Key : never
}[keyof IdentityTexts]
type IdentityTexts = ReturnType<(typeof identityWords)['get']>

/** Our own messages for the identity provider's error codes. */
const SENTENCES: Record<string, Sentence> = {
  'auth/email-already-in-use': 'emailInUse',
  'auth/wrong-password': 'wrongPassword',
  'auth/user-not-found': 'userNotFound',
  'auth/invalid-credential': 'invalidCredential',
  'auth/invalid-login-credentials': 'invalidCredential',
  'auth/invalid-email': 'invalidEmail',
  'auth/missing-email': 'enterEmail',
  'auth/missing-password': 'enterPassword',
  'auth/too-many-requests': 'tooManyRequests',
  'auth/operation-not-allowed': 'notAllowed',
  'auth/admin-restricted-operation': 'notAllowed',
  'auth/user-disabled': 'userDisabled',
  'auth/user-token-expired': 'tokenExpired',
  'auth/requires-recent-login': 'recentLogin',
  'auth/expired-action-code': 'expiredCode',
  'auth/invalid-action-code': 'invalidCode',
  'auth/network-request-failed': 'networkFailed',
  'auth/popup-blocked': 'popupBlocked',
  'auth/popup-closed-by-user': 'popupClosed',
  'auth/unauthorized-domain': 'unauthorizedDomain',
  'auth/multi-factor-auth-required': 'multiFactor',
}

/**
 * Error codes whose provider message is better than ours, because it names the provider's rule for passwords.
 */
const PROVIDER_KNOWS_BETTER = new Set(['auth/weak-password', 'auth/password-does-not-meet-requirements'])

/** A failure of the identity provider: its code, and a message that can be shown. */
export class SessionError extends Error {
  readonly code: string
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SessionError'
    this.code = code
  }
}

/** Turns any error into a SessionError with our own message, or else the provider's, or else the fallback. */
export function sessionError(error: unknown, fallback: string): SessionError {
  if (error instanceof SessionError) return error
  const code = codeOf(error)
  const own = PROVIDER_KNOWS_BETTER.has(code) ? undefined : SENTENCES[code]
  const message = own ? identityWords.get()[own] : (providerMessage(error) ?? fallback)
  return new SessionError(code, message, { cause: error })
}

export function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : 'unknown'
}

/**
 * Unwraps the provider's message: "Firebase: Password should be at least 6 characters (auth/weak-password)."
 * loses its prefix and code.
 */
export function providerMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const text = error.message
    .replace(/^Firebase:\s*/, '')
    .replace(/\s*\(auth\/[^)]*\)\.?\s*$/, '')
    .trim()
  return text === '' || text === 'Error' ? undefined : text
}

/** The outcome of a request for a password reset e-mail, in the words of the specification. */
export interface ResetOutcome {
  success: boolean
  message: string
  code?: string
}

export const resetSent = (): ResetOutcome => ({ success: true, message: identityWords.get().resetSent })

const RESET_SENTENCES: Record<string, Sentence> = {
  'auth/user-not-found': 'userNotFound',
  'auth/invalid-email': 'invalidEmail',
  'auth/too-many-requests': 'resetTooMany',
}

export function resetFailure(error: unknown): ResetOutcome {
  const t = identityWords.get()
  const code = codeOf(error)
  const own = RESET_SENTENCES[code]
  const message = own ? t[own] : t.resetFailed({ message: sessionError(error, t.resetTryAgain).message })
  return { success: false, message, code }
}

/** The message to show for a failed call to the identity provider, whatever the error. */
export const sessionWords = (error: unknown): string =>
  error instanceof SessionError ? error.message : identityWords.get().unreachable
