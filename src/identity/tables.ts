/**
 * Rows of the service's own tables, as migrations.ts creates them. They are types and not interfaces, because
 * Kysely requires that.
 */
export type IdentityTables = {
  identity_accounts: AccountRow
  identity_sessions: SessionRow
  identity_refresh_tokens: RefreshTokenRow
  identity_throttle: ThrottleRow
  identity_action_codes: ActionCodeRow
  identity_audit: AuditRow
  identity_second_factors: SecondFactorRow
  identity_recovery_codes: RecoveryCodeRow
}

export type AccountRow = {
  uid: string
  /** Address in lower case; null for an anonymous account. */
  email: string | null
  email_verified: boolean
  /** PHC string; null when the account has no password. */
  password_hash: string | null
  display_name: string | null
  photo_url: string | null
  disabled: boolean
  /** Tokens issued before this time are invalid. */
  valid_since: Date
  created_at: Date
  last_login_at: Date
}

export type SessionRow = {
  id: string
  uid: string
  provider: string
  network_hash: string
  /** The browser's `User-Agent` header; null when it sent none. */
  user_agent: string | null
  authenticated_at: Date
  last_used_at: Date
  ended_at: Date | null
  /** Id of the authenticator app whose code began the session; null when none was required. */
  second_factor: string | null
}

/** The authenticator app of an account. */
export type SecondFactorRow = {
  id: string
  uid: string
  /** The app's name, as the cook typed it. */
  name: string | null
  /** The TOTP secret, encrypted; see second-factor/sealed.ts. */
  sealed_secret: string
  /** The newest 30-second step whose code was used; this and earlier steps are refused. */
  last_step: number
  enrolled_at: Date
}

export type RecoveryCodeRow = { hash: string; uid: string }

export type RefreshTokenRow = {
  hash: string
  session_id: string
  predecessor: string | null
  issued_at: Date
  first_used_at: Date | null
}

export type ThrottleRow = {
  key: string
  count: number
  since: Date
  last_at: Date
  blocked_until: Date | null
}

export type ActionCodeRow = {
  hash: string
  purpose: string
  /** null for a code that belongs to an address without an account. */
  uid: string | null
  email: string
  /** The address that the code will give the account. */
  new_email: string | null
  /** Digest of the account's state that the code depends on; see action-codes.ts. */
  bound_to: string
  expires_at: Date
}

export type AuditRow = {
  id: string
  at: Date
  event: string
  uid: string | null
  email_hash: string | null
  ip: string | null
}
