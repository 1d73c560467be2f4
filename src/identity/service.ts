import type { Kysely, Transaction } from 'kysely'
import type { IdTokenClaims } from './id-token-verifier.ts'
import type { Installation } from './installation.ts'
import type { IdentityLimits, IdentityLog, IdentityMail, Offers } from './options.ts'
import type { PasswordHasher } from './password-hasher.ts'
import type { SigningKeys } from './signing-keys.ts'
import type { AccountRow, IdentityTables } from './tables.ts'

export type IdentityDatabase = Kysely<IdentityTables>
export type Queryable = IdentityDatabase | Transaction<IdentityTables>

/** A token's claims with the account that they name, both found alive. */
export interface Bearer {
  claims: IdTokenClaims
  account: AccountRow
  sessionId: string
}

/** Everything that a call needs, as one value. */
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
  /** Whether a link in a mail may lead back to this address. */
  mayReturnTo(address: URL): boolean
  mail(mail: IdentityMail): Promise<void>
  /** @throws IdTokenError */
  bearerOf(idToken: string): Promise<Bearer>
  /** What has to go before an account does; set by `beforeDeletion`. */
  eraseElsewhere: (uid: string) => Promise<void>
  /** What opens something of an account without a session; set by `whenSignedOutEverywhere`. */
  endElsewhere: (uid: string) => Promise<void>
  /** Does work after the answer has left; failures are logged. Closing waits for it. */
  later(what: string, work: () => Promise<void>): void
}
