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

/** Sign-in methods beside e-mail and password. */
export interface Offers {
  anonymous: boolean
  /** Sign-in by a link in a mail. */
  emailLink: boolean
}

/** Limits on attempts and mails; times are in milliseconds. */
export interface IdentityLimits {
  /** Failures per account and network without a wait; later ones wait 1, 2, 4 … s up to `longestWaitMs`. */
  freeFailures: number
  longestWaitMs: number
  /** Failures per account over all networks that never signed in to it. */
  accountFailuresPerHour: number
  accountPauseMs: number
  networkFailuresPerHour: number
  /** Time without an attempt after which failures are forgotten. */
  forgetFailuresMs: number
  signUpsPerHour: number
  resetMailsPer15Minutes: number
  resetMailsPerDay: number
  resetMailsPerNetworkHour: number
  /** Mails per account that confirm or change an address. */
  addressMailsPer15Minutes: number
  addressMailsPerDay: number
}

/** Settings of argon2id; weaker hashes are renewed at the next sign-in. */
export interface HashSettings {
  memoryKiB: number
  passes: number
  lanes: number
  /** Number of hashes computed at once; each takes `memoryKiB`. */
  atOnce: number
  queueLength: number
  queueWaitMs: number
}

export interface IdentityOptions<Tables> {
  /** A database in which `identityMigrations` have run. */
  db: Kysely<Tables>
  clock: { now(): Date }
  /** Folder of the service's data: keys in `identity/`, and mails in `outbox/` when `mail` is absent. */
  dataDir: string
  /** Folder of keys and secrets in place of `dataDir`, when several machines share them. */
  files?: PrivateFolder | undefined
  /** Origin of the links in mails; never taken from a request. */
  publicUrl: string
  /** Name of the product in mails. */
  productName?: string
  passwordMin?: number
  /** Refuses the 3,000 most common passwords. */
  refuseCommonPasswords?: boolean
  /** Answers alike for known and unknown accounts at sign-in and reset. */
  hideAccounts?: boolean
  log: IdentityLog
  mail?: (mail: IdentityMail) => Promise<void>
  /** Sign-in methods beside e-mail and password; none when not given. */
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
