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
  /** Routes that the SDK calls, to be registered without a prefix. */
  plugin: FastifyPluginAsync
  /** Verifies an ID token. @throws IdTokenError also for an ended session and a disabled account */
  verify(idToken: string): Promise<IdTokenClaims>
  /** Ends a session at once: its ID token and its refresh token become invalid. */
  endSession(sessionId: string): Promise<void>
  /** Ends every session of an account. */
  endAllSessions(uid: string, except?: string): Promise<void>
  /** Lists the open sessions of an account, the latest used first. */
  sessionsOf(uid: string): Promise<SessionInfo[]>
  /** Ends a session if it belongs to this account. @returns true when it was open */
  endSessionOf(uid: string, sessionId: string): Promise<boolean>
  /** Deletes an account with its sessions and codes; its address becomes free. */
  deleteAccount(uid: string): Promise<void>
  /**
   * Registers a callback that erases the product's data about an account before the SDK's `deleteUser`
   * deletes it here. A rejected callback keeps the account. `deleteAccount` does not call it, because its
   * caller has erased the data already.
   */
  beforeDeletion(erase: (uid: string) => Promise<void>): void
  /**
   * Registers a callback that ends everything the product gave out that opens an account without a session,
   * such as links. It runs whenever all sessions of an account end: a reset, a way back, a new password or
   * address, signing out everywhere. While it rejects, no password is reset. `setDisabled` and
   * `deleteAccount` do not call it, because their caller has done so already.
   */
  whenSignedOutEverywhere(end: (uid: string) => Promise<void>): void
  /**
   * Disables an account and ends its sessions, or enables it again.
   * @returns false when there is no such account
   */
  setDisabled(uid: string, disabled: boolean): Promise<boolean>
  /**
   * Returns the authenticator app of an account and the number of its unused recovery codes; null without an
   * app.
   */
  secondFactorOf(uid: string): Promise<EnrolledApp | null>
  /** Replaces the recovery codes of an account by ten new ones; null when the account has no app. */
  newRecoveryCodes(uid: string): Promise<string[] | null>
  publicConfig: { apiKey: string; projectId: string; authDomain: null }
  /** Waits for mails that are being sent; the database stays open. */
  close(): Promise<void>
}

/** Starts the identity service on a database in which `identityMigrations` have run. */
export const createIdentity = async <Tables>(options: IdentityOptions<Tables>): Promise<IdentityService> =>
  (await composeIdentity(options)).identity

/** Builds the service together with its internals, which the composition for tests needs. */
export async function composeIdentity<Tables>(
  options: IdentityOptions<Tables>,
): Promise<{ identity: IdentityService; service: Service; settled: () => Promise<unknown> }> {
  const { clock, dataDir, log } = options
  // The caller's database has further tables beside the service's own; Kysely's type cannot express "at least
  // these".
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
    // The large list is loaded only when it is used.
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

/** Deletes an account; only the event in the audit log remains. */
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
