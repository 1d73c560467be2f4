import type { Kysely } from 'kysely'
import type { PrivateFolder } from './private-file.ts'

/** The part of a logger that the service uses. Tokens, passwords, codes and addresses are never logged. */
export interface IdentityLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface IdentityMail {
  to: string
  subject: string
  text: string
  html: string
}

/** Ways of signing in beside e-mail and password. */
export interface Offers {
  anonymous: boolean
  /** By a link in a mail. */
  emailLink: boolean
}

/** How often something may happen, and for how long a refusal lasts. Times are in milliseconds. */
export interface IdentityLimits {
  /** Per account and network: failures without a wait; after them 1, 2, 4 … s up to `longestWaitMs`. */
  freeFailures: number
  longestWaitMs: number
  /** Per account over all networks, for networks that never signed in to it. */
  accountFailuresPerHour: number
  accountPauseMs: number
  networkFailuresPerHour: number
  /** After this long without a try, failures are forgotten. */
  forgetFailuresMs: number
  signUpsPerHour: number
  resetMailsPer15Minutes: number
  resetMailsPerDay: number
  resetMailsPerNetworkHour: number
  /** Confirmations of an address and changes of it, per account. */
  addressMailsPer15Minutes: number
  addressMailsPerDay: number
}

/** argon2id; hashes of weaker settings are renewed at the next sign-in. */
export interface HashSettings {
  memoryKiB: number
  passes: number
  lanes: number
  /** How many hashes run at once; each takes `memoryKiB`. */
  atOnce: number
  queueLength: number
  queueWaitMs: number
}

export interface IdentityOptions<Tables> {
  /** A database in which `identityMigrations` have run. */
  db: Kysely<Tables>
  clock: { now(): Date }
  /** Keys are kept in `identity/` below it, mails without a `mail` in `outbox/`. */
  dataDir: string
  /** Where keys and secrets are kept instead, when several machines share them. */
  files?: PrivateFolder | undefined
  /** The origin that links in mails carry; never taken from a request. */
  publicUrl: string
  /** What mails call the product. */
  productName?: string
  passwordMin?: number
  /** Refuse the 3,000 passwords that are tried first. */
  refuseCommonPasswords?: boolean
  /** Answer alike for known and unknown accounts at sign-in and reset. */
  hideAccounts?: boolean
  log: IdentityLog
  mail?: (mail: IdentityMail) => Promise<void>
  /** Ways of signing in beside e-mail and password; none when not given. */
  offers?: Partial<Offers>
  limits?: Partial<IdentityLimits>
  hash?: Partial<HashSettings>
}

const MINUTE = 60_000

export const defaultLimits: IdentityLimits = {
  freeFailures: 5,
  longestWaitMs: 15 * MINUTE,
  accountFailuresPerHour: 50,
  accountPauseMs: 15 * MINUTE,
  networkFailuresPerHour: 100,
  forgetFailuresMs: 12 * 60 * MINUTE,
  signUpsPerHour: 100,
  resetMailsPer15Minutes: 3,
  resetMailsPerDay: 10,
  resetMailsPerNetworkHour: 20,
  addressMailsPer15Minutes: 3,
  addressMailsPerDay: 10,
}

/** OWASP's minimum for argon2id, measured at about 30 ms and 19 MiB a hash. */
export const defaultHash: HashSettings = {
  memoryKiB: 19_456,
  passes: 2,
  lanes: 1,
  atOnce: 4,
  queueLength: 64,
  queueWaitMs: 2000,
}
