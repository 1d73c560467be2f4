/** Content of a verified ID token. None of it comes from the request's body. */
export interface VerifiedIdentity {
  /** User id at the identity provider (`sub`). */
  uid: string
  email: string
  emailVerified: boolean
  displayName: string | null
  photoUrl: string | null
  /** Session of the embedded service; null with a real Firebase project. */
  sessionId: string | null
  authTime: Date
  /** True when a code of an authenticator app, or a recovery code, was part of the sign-in. */
  hasSecondFactor: boolean
}

export interface AuthenticatorApp {
  name: string | null
  addedAt: Date
  recoveryCodesLeft: number
}

export interface SecondFactors {
  /** @returns null when the account has none */
  of(identity: Pick<VerifiedIdentity, 'uid'>): Promise<AuthenticatorApp | null>
  /**
   * Replaces the recovery codes by ten new ones, which are returned only once; null when the account has no
   * app.
   */
  newRecoveryCodes(identity: Pick<VerifiedIdentity, 'uid'>): Promise<string[] | null>
}

export interface IdentitySession {
  id: string
  userAgent: string | null
  signedInAt: Date
  lastUsedAt: Date
}

/** Error for a refused token. `unavailable`: keys cannot be read just now; answer 503, not 401. */
export class IdentityError extends Error {
  readonly kind: 'invalid' | 'expired' | 'revoked' | 'disabled' | 'unavailable'
  constructor(kind: IdentityError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'IdentityError'
    this.kind = kind
  }
}

export interface Identity {
  readonly mode: 'embedded' | 'firebase'
  /** Settings for the SDK in the browser. */
  readonly publicConfig: { apiKey: string; projectId: string; authDomain: string | null }
  /** @throws IdentityError */
  verify(idToken: string): Promise<VerifiedIdentity>
  /** Second factors of accounts; null with a real Firebase project, which does not reveal them. */
  readonly secondFactors: SecondFactors | null
  /** Ends the session of this token; does nothing with a real Firebase project. */
  endSession(identity: VerifiedIdentity): Promise<void>
  /** Ends every session of this account; does nothing with a real Firebase project. */
  endAllSessions(identity: Pick<VerifiedIdentity, 'uid'>): Promise<void>
  /**
   * Ends every session of this account except that of this token; does nothing with a real Firebase project.
   */
  endOtherSessions(identity: VerifiedIdentity): Promise<void>
  /**
   * Lists open sessions, the latest used first; null with a real Firebase project, which does not reveal
   * them.
   */
  sessions(identity: VerifiedIdentity): Promise<IdentitySession[] | null>
  /** Ends one session of this account and of no other. @returns true when it was open */
  endSessionById(identity: VerifiedIdentity, sessionId: string): Promise<boolean>
  /**
   * Disables the account at the provider and ends its sessions, or enables it again. Does nothing with a real
   * Firebase project: there the server's own refusal is what counts.
   */
  setDisabled(uid: string, disabled: boolean): Promise<void>
  /** Deletes the account. With a real Firebase project nothing happens: there the browser's SDK does it. */
  deleteAccount(identity: VerifiedIdentity): Promise<void>
  /**
   * Registers `erase`, which is called before the browser's SDK deletes an account by itself; when it
   * rejects, the account stays. A real Firebase project never calls it.
   */
  beforeDeletion(erase: (uid: string) => Promise<void>): void
  /**
   * Registers `end`, which is called whenever all sessions of an account end, or all but one: then no token
   * that was issued may give access to the account any more. While it rejects, no password is reset. A real
   * Firebase project does not report a reset.
   */
  whenSignedOutEverywhere(end: (uid: string) => Promise<void>): void
}
