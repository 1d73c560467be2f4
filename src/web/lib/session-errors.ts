/** What the identity provider's codes mean, in our own sentences. */
const SENTENCES: Record<string, string> = {
  'auth/email-already-in-use': 'An account with this email address already exists. Please sign in instead.',
  'auth/wrong-password': 'The password is not correct. Please try again.',
  'auth/user-not-found':
    'No account found with this email address. Please check the email or create a new account.',
  'auth/invalid-credential': 'The email address or the password is not correct. Please try again.',
  'auth/invalid-login-credentials': 'The email address or the password is not correct. Please try again.',
  'auth/invalid-email': 'Please enter a valid email address.',
  'auth/missing-email': 'Please enter your email address',
  'auth/missing-password': 'Please enter your password',
  'auth/too-many-requests': 'Too many attempts. Please wait a few minutes before trying again.',
  'auth/operation-not-allowed': 'This way of signing in is not available.',
  'auth/admin-restricted-operation': 'This way of signing in is not available.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/user-token-expired': 'Your session has expired. Please sign in again.',
  'auth/requires-recent-login': 'Please sign in again to do this.',
  'auth/expired-action-code': 'This link has expired. Please ask for a new one.',
  'auth/invalid-action-code': 'This link is not valid or was used already. Please ask for a new one.',
  'auth/network-request-failed':
    'The sign-in service cannot be reached. Please check your connection and try again.',
  'auth/popup-blocked': 'The sign-in window was blocked by your browser.',
  'auth/popup-closed-by-user': 'The sign-in window was closed before it was done.',
  'auth/unauthorized-domain': 'Signing in is not allowed from this address.',
  'auth/multi-factor-auth-required': 'This account asks for a second factor, which is not supported here.',
}

/** Where the provider knows more than we do: its rule for passwords. */
const PROVIDER_KNOWS_BETTER = new Set(['auth/weak-password', 'auth/password-does-not-meet-requirements'])

/** A failure of the identity provider: its code, and a message fit to be shown. */
export class SessionError extends Error {
  readonly code: string
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SessionError'
    this.code = code
  }
}

/** Our own sentence first, then what the provider says, else the fallback. */
export function sessionError(error: unknown, fallback: string): SessionError {
  const code = codeOf(error)
  const own = PROVIDER_KNOWS_BETTER.has(code) ? undefined : SENTENCES[code]
  return new SessionError(code, own ?? providerMessage(error) ?? fallback, { cause: error })
}

export function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : 'unknown'
}

/** "Firebase: Password should be at least 6 characters (auth/weak-password)." without its wrapping. */
export function providerMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const text = error.message
    .replace(/^Firebase:\s*/, '')
    .replace(/\s*\(auth\/[^)]*\)\.?\s*$/, '')
    .trim()
  return text === '' || text === 'Error' ? undefined : text
}

/** The outcome of asking for a reset mail, in the words of the specification. */
export interface ResetOutcome {
  success: boolean
  message: string
  code?: string
}

export const RESET_SENT: ResetOutcome = {
  success: true,
  message:
    'Password reset email sent! Check your inbox (including spam folder) and follow the instructions to reset your password.',
}

const RESET_SENTENCES: Record<string, string> = {
  'auth/user-not-found':
    'No account found with this email address. Please check the email or create a new account.',
  'auth/invalid-email': 'Please enter a valid email address.',
  'auth/too-many-requests': 'Too many reset attempts. Please wait a few minutes before trying again.',
}

export function resetFailure(error: unknown): ResetOutcome {
  const code = codeOf(error)
  const message =
    RESET_SENTENCES[code] ??
    `Failed to send password reset email: ${sessionError(error, 'please try again.').message}`
  return { success: false, message, code }
}

/** What to show of a failed call to the identity provider, whatever it was. */
export const sessionWords = (error: unknown): string =>
  error instanceof SessionError ? error.message : 'The sign-in service cannot be reached. Please try again.'
