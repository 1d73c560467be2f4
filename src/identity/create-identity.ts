import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { deleteAccount, findAccount } from './accounts.ts'
import { endCodes } from './action-codes.ts'
import { audit } from './audit.ts'
import { createBearerCheck } from './bearer.ts'
import { setDisabled } from './disable-account.ts'
import { endingElsewhere } from './end-elsewhere.ts'
import type { IdTokenClaims } from './id-token-verifier.ts'
import { ANONYMOUS_PROVIDER, PASSWORD_PROVIDER } from './id-tokens.ts'
import { openInstallation } from './installation.ts'
import { accountDeletedMail } from './mails.ts'
import { defaultHash, defaultLimits, type IdentityOptions } from './options.ts'
import { createOutbox } from './outbox.ts'
import { createPasswordHasher } from './password-hasher.ts'
import { privateFilesBelow } from './private-file.ts'
import { identityRoutes } from './router.ts'
import { type EnrolledApp, enrolledApp, newRecoveryCodes } from './second-factor/account-second-factor.ts'
import type { IdentityDatabase, Service } from './service.ts'
import { endAllSessions, endSession, openSessions, type SessionInfo } from './sessions.ts'
import { openSigningKeys } from './signing-keys.ts'
import { sweep } from './sweep.ts'
import { transact } from './transact.ts'

const SWEEP_EVERY_MS = 3_600_000

export interface IdentityService {
  /** The routes that the SDK calls. Register it without a prefix. */
  plugin: FastifyPluginAsync
  /** @throws IdTokenError also for a session that has ended and an account that is disabled */
  verify(idToken: string): Promise<IdTokenClaims>
  /** Ends a session at once: its ID token and its refresh token are dead. */
  endSession(sessionId: string): Promise<void>
  /** Ends every session of an account. */
  endAllSessions(uid: string, except?: string): Promise<void>
  /** Open sessions of an account, the latest used first. */
  sessionsOf(uid: string): Promise<SessionInfo[]>
  /** Ends one session of this account, and of no other. @returns whether it was open */
  endSessionOf(uid: string, sessionId: string): Promise<boolean>
  /** Removes an account with its sessions and codes; its address is free again. */
  deleteAccount(uid: string): Promise<void>
  /**
   * Has somebody else erase what they hold of an account before the SDK's own `deleteUser` removes it here. Rejecting
   * keeps the account. Not called for `deleteAccount`: whoever calls that has erased already.
   */
  beforeDeletion(erase: (uid: string) => Promise<void>): void
  /**
   * Has somebody else end what they gave out that opens something of an account without a session, whenever all its
   * sessions end: a reset, a way back, a new password or address, signing out everywhere. While it rejects, no password
   * is reset. Not called for `setDisabled` and `deleteAccount`: whoever calls these has ended it already.
   */
  whenSignedOutEverywhere(end: (uid: string) => Promise<void>): void
  /** Closes an account and ends its sessions, or opens it again. @returns whether there is such an account */
  setDisabled(uid: string, disabled: boolean): Promise<boolean>
  /** The authenticator app of an account and how many recovery codes are left; null when it has none. */
  secondFactorOf(uid: string): Promise<EnrolledApp | null>
  /** Ten recovery codes in place of those there are; null when the account has no app. */
  newRecoveryCodes(uid: string): Promise<string[] | null>
  publicConfig: { apiKey: string; projectId: string; authDomain: null }
  /** Waits for mails that are being sent. The database stays open. */
  close(): Promise<void>
}

/** Starts the identity service on a database in which `identityMigrations` have run. */
export const createIdentity = async <Tables>(options: IdentityOptions<Tables>): Promise<IdentityService> =>
  (await composeIdentity(options)).identity

/** The service with its inside, for the composition that tests use. */
export async function composeIdentity<Tables>(
  options: IdentityOptions<Tables>,
): Promise<{ identity: IdentityService; service: Service; settled: () => Promise<unknown> }> {
  const { clock, dataDir, log } = options
  // The caller's database has the service's tables beside its own; Kysely's type cannot say "at least these".
  const db = options.db as unknown as IdentityDatabase
  const files = options.files ?? join(dataDir, 'identity')
  const installation = await openInstallation(files)
  const keys = await openSigningKeys(privateFilesBelow(files, 'keys'), clock, log)
  const pending = new Set<Promise<void>>()
  const service: Service = {
    db,
    clock,
    log,
    installation,
    keys,
    hasher: await createPasswordHasher({ ...defaultHash, ...options.hash }),
    limits: { ...defaultLimits, ...options.limits },
    publicUrl: options.publicUrl,
    productName: options.productName ?? 'Larder',
    passwordMin: options.passwordMin ?? 6,
    // A large list, loaded by those who use it.
    commonPasswords: options.refuseCommonPasswords
      ? (await import('./common-passwords.ts')).commonPasswords
      : null,
    hideAccounts: options.hideAccounts ?? false,
    offers: { anonymous: false, emailLink: false, ...options.offers },
    mayReturnTo: ({ origin }) => origin === new URL(options.publicUrl).origin,
    mail: options.mail ?? createOutbox(join(dataDir, 'outbox'), clock),
    bearerOf: createBearerCheck({
      db,
      clock,
      installation,
      keys,
      providers: options.offers?.anonymous ? [PASSWORD_PROVIDER, ANONYMOUS_PROVIDER] : [PASSWORD_PROVIDER],
    }),
    eraseElsewhere: async () => {},
    endElsewhere: async () => {},
    later(what, work) {
      const running: Promise<void> = work()
        .catch((error: unknown) => log.error({ err: error }, `could not send ${what}`))
        .finally(() => pending.delete(running))
      pending.add(running)
    },
  }
  const sweeper = setInterval(() => {
    sweep(service).catch((error: unknown) => log.warn({ err: error }, 'could not sweep old sessions'))
  }, SWEEP_EVERY_MS)
  sweeper.unref()

  const settled = () => Promise.all(pending)
  const identity: IdentityService = {
    plugin: identityRoutes(service),
    verify: async (idToken) => (await service.bearerOf(idToken)).claims,
    endSession: (sessionId) => signOut(service, sessionId),
    endAllSessions: (uid, except) => signOutEverywhere(service, uid, except),
    sessionsOf: (uid) => openSessions(service, uid),
    endSessionOf: async (uid, sessionId) => {
      const open = await openSessions(service, uid)
      if (!open.some(({ id }) => id === sessionId)) return false
      await signOut(service, sessionId)
      return true
    },
    deleteAccount: (uid) => removeAccount(service, uid),
    beforeDeletion: (erase) => {
      service.eraseElsewhere = erase
    },
    whenSignedOutEverywhere: (end) => {
      service.endElsewhere = end
    },
    setDisabled: (uid, disabled) => setDisabled(service, uid, disabled),
    secondFactorOf: (uid) => enrolledApp(service, uid),
    newRecoveryCodes: (uid) => newRecoveryCodes(service, uid),
    publicConfig: { apiKey: installation.apiKey, projectId: installation.projectId, authDomain: null },
    async close() {
      clearInterval(sweeper)
      await settled()
    },
  }
  return { identity, service, settled }
}

async function signOutEverywhere(service: Service, uid: string, except?: string): Promise<void> {
  await endingElsewhere(service, uid, () =>
    transact(service.db, async (tx) => {
      await endAllSessions(tx, uid, service.clock.now(), except)
      const account = await findAccount(tx, uid)
      await endCodes(tx, 'signed-out-everywhere', uid, [account?.email ?? null])
      await audit(service, tx, 'signed_out_everywhere', { uid })
    }),
  )
}

async function signOut(service: Service, sessionId: string): Promise<void> {
  await transact(service.db, async (tx) => {
    if (!(await endSession(tx, sessionId, service.clock.now()))) return
    const session = await tx
      .selectFrom('identity_sessions')
      .select('uid')
      .where('id', '=', sessionId)
      .executeTakeFirst()
    await audit(service, tx, 'signed_out', { uid: session?.uid ?? null })
  })
}

/** The log keeps that it happened; nothing else of the account stays. */
async function removeAccount(service: Service, uid: string): Promise<void> {
  const email = await transact(service.db, async (tx) => {
    const account = await findAccount(tx, uid)
    if (!account) return null
    await endCodes(tx, 'deleted', uid, [account.email])
    await deleteAccount(tx, uid)
    await audit(service, tx, 'account_deleted', { uid })
    return account.email
  })
  if (email)
    service.later('a notice of a deleted account', () => service.mail(accountDeletedMail(service, email)))
}
