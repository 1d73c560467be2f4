import type { Kysely, Transaction } from 'kysely'
import type { IdTokenClaims } from './id-token-verifier.ts'
import type { Installation } from './installation.ts'
import type { IdentityLimits, IdentityLog, IdentityMail, Offers } from './options.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { SigningKeys } from './signing-keys.ts'
import type { AccountRow, IdentityTables } from './tables.ts'

export type IdentityDatabase = Kysely<IdentityTables>
export type Queryable = IdentityDatabase | Transaction<IdentityTables>

/** The claims of a token together with its account; both the session and the account were found valid. */
export interface Bearer {
  claims: IdTokenClaims
  account: AccountRow
  sessionId: string
}

/** Everything that the calls of the service depend on. */
export interface Service {
  db: IdentityDatabase
  clock: { now(): Date }
  log: IdentityLog
  installation: Installation
  keys: SigningKeys
  hasher: PasswordHasher
  limits: IdentityLimits
  publicUrl: string
  productName: string
  passwordMin: number
  commonPasswords: ReadonlySet<string> | null
  hideAccounts: boolean
  offers: Offers
  /** True when a link in a mail may lead back to this address. */
  mayReturnTo(address: URL): boolean
  mail(mail: IdentityMail): Promise<void>
  /** Verifies an ID token and reads its account. @throws IdTokenError */
  bearerOf(idToken: string): Promise<Bearer>
  /** Erases the product's data about an account before the account is deleted; set by `beforeDeletion`. */
  eraseElsewhere: (uid: string) => Promise<void>
  /** Ends what opens an account without a session; set by `whenSignedOutEverywhere`. */
  endElsewhere: (uid: string) => Promise<void>
  /** Runs `work` after the response was sent; failures are logged, and closing waits for it. */
  later(what: string, work: () => Promise<void>): void
}
