/** What a verified ID token says. Nothing of it comes from the request's body. */
export interface VerifiedIdentity {
  /** The identity provider's user id (`sub`). */
  uid: string
  email: string
  emailVerified: boolean
  displayName: string | null
  photoUrl: string | null
  /** Session of the embedded service; null with a real Firebase project. */
  sessionId: string | null
  authTime: Date
  /** Whether a code of an authenticator app, or a recovery code, was part of the sign-in. */
  hasSecondFactor: boolean
}

/** The authenticator app of an account. */
export interface AuthenticatorApp {
  name: string | null
  addedAt: Date
  recoveryCodesLeft: number
}

export interface SecondFactors {
  /** @returns null when the account has none */
  of(identity: Pick<VerifiedIdentity, 'uid'>): Promise<AuthenticatorApp | null>
  /** Ten codes in place of those there are, told once; null when the account has no app. */
  newRecoveryCodes(identity: Pick<VerifiedIdentity, 'uid'>): Promise<string[] | null>
}

export interface IdentitySession {
  id: string
  userAgent: string | null
  signedInAt: Date
  lastUsedAt: Date
}

/** Why a token was not accepted. `unavailable`: keys cannot be read just now; answer 503, not 401. */
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
  /** What the browser's SDK needs. */
  readonly publicConfig: { apiKey: string; projectId: string; authDomain: string | null }
  /** @throws IdentityError */
  verify(idToken: string): Promise<VerifiedIdentity>
  /** Null with a real Firebase project, which tells nothing of them. */
  readonly secondFactors: SecondFactors | null
  /** Ends the session of this token; does nothing with a real Firebase project. */
  endSession(identity: VerifiedIdentity): Promise<void>
  /** Ends every session of this account; does nothing with a real Firebase project. */
  endAllSessions(identity: Pick<VerifiedIdentity, 'uid'>): Promise<void>
  /** The same, but for the session of this token. */
  endOtherSessions(identity: VerifiedIdentity): Promise<void>
  /** Open sessions, the latest used first; null with a real Firebase project, which does not tell. */
  sessions(identity: VerifiedIdentity): Promise<IdentitySession[] | null>
  /** Ends one session of this account and of no other. @returns whether it was open */
  endSessionById(identity: VerifiedIdentity, sessionId: string): Promise<boolean>
  /**
   * Closes the account at the provider and ends its sessions, or opens it again. Does nothing with a real Firebase
   * project: there the server's own refusal is what counts.
   */
  setDisabled(uid: string, disabled: boolean): Promise<void>
  /** Removes the account. With a real Firebase project nothing happens: there the browser's SDK does it. */
  deleteAccount(identity: VerifiedIdentity): Promise<void>
  /**
   * Has `erase` called before the browser's SDK deletes an account by itself; when it rejects, the account stays. With a
   * real Firebase project nobody tells us.
   */
  beforeDeletion(erase: (uid: string) => Promise<void>): void
  /**
   * Has `end` called whenever all sessions of an account end, or all but one: then nothing that was given out may open
   * anything of the account any more. While it rejects, no password is reset. Of a reset in a real Firebase project
   * nobody tells us.
   */
  whenSignedOutEverywhere(end: (uid: string) => Promise<void>): void
}
