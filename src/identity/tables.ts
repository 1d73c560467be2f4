/** Rows of the service's own tables, as migrations.ts makes them. Types and not interfaces: Kysely asks for that. */
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
  /** Lower case. Null for an anonymous account. */
  email: string | null
  email_verified: boolean
  /** PHC string; null when the account has no password. */
  password_hash: string | null
  display_name: string | null
  photo_url: string | null
  disabled: boolean
  /** Tokens issued before it are dead. */
  valid_since: Date
  created_at: Date
  last_login_at: Date
}

export type SessionRow = {
  id: string
  uid: string
  provider: string
  network_hash: string
  /** What the browser called itself; null when it did not. */
  user_agent: string | null
  authenticated_at: Date
  last_used_at: Date
  ended_at: Date | null
  /** The authenticator app whose code began it; null when none was asked for. */
  second_factor: string | null
}

/** The authenticator app of an account. */
export type SecondFactorRow = {
  id: string
  uid: string
  /** The name that the cook gave it. */
  name: string | null
  /** The TOTP secret, encrypted; see second-factor/sealed.ts. */
  sealed_secret: string
  /** The newest 30-second step whose code was used; it and earlier ones are refused. */
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
  /** Null for a code that belongs to an address and not to an account. */
  uid: string | null
  email: string
  /** The address that an account is to get. */
  new_email: string | null
  /** Digest of what the code dies with; see action-codes.ts. */
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
