import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { accountColumns } from './accounts.ts'
import { audit } from './audit.ts'
import { networkOf } from './client-network.ts'
import { Failure } from './failure.ts'
import type { Queryable, Service } from './service.ts'
import { sha256 } from './sha256.ts'
import type { AccountRow, SessionRow } from './tables.ts'
import { transact } from './transact.ts'

const DAY = 86_400_000
export const IDLE_MS = 30 * DAY
export const ABSOLUTE_MS = 180 * DAY
/**
 * Milliseconds for which a refresh token stays valid after its successor was first used, for a second tab or
 * a lost response.
 */
export const GRACE_MS = 60_000

const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/

export interface OpenSession {
  id: string
  authenticatedAt: Date
  refreshToken: string
  /** Id of the authenticator app whose code was part of the sign-in. */
  secondFactor: string | null
}

const networkHash = ({ installation }: Pick<Service, 'installation'>, ip: string) =>
  installation.digest('network', networkOf(ip))

interface NewSession {
  uid: string
  provider: string
  ip: string
  userAgent?: string | null
  /** Id of the authenticator app whose code was right; none when left out. */
  secondFactor?: string | null
}

/** Starts a session. Only the SHA-256 of its refresh token, 32 random bytes, is stored. */
export async function startSession(
  service: Service,
  db: Queryable,
  { uid, provider, ip, userAgent, secondFactor = null }: NewSession,
): Promise<OpenSession> {
  const now = service.clock.now()
  const id = uuidv7()
  const refreshToken = randomBytes(32).toString('base64url')
  await db
    .insertInto('identity_sessions')
    .values({
      id,
      uid,
      provider,
      network_hash: networkHash(service, ip),
      user_agent: userAgent?.replaceAll('\0', '').slice(0, 400) ?? null,
      authenticated_at: now,
      last_used_at: now,
      ended_at: null,
      second_factor: secondFactor,
    })
    .execute()
  await insertToken(db, { hash: sha256(refreshToken), sessionId: id, predecessor: null, now })
  return { id, authenticatedAt: now, refreshToken, secondFactor }
}

async function insertToken(
  db: Queryable,
  {
    hash,
    sessionId,
    predecessor,
    now,
  }: { hash: string; sessionId: string; predecessor: string | null; now: Date },
): Promise<void> {
  await db
    .insertInto('identity_refresh_tokens')
    .values({ hash, session_id: sessionId, predecessor, issued_at: now, first_used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** True when the account was signed in to from this network before. */
export async function isFamiliarNetwork(service: Service, uid: string, ip: string): Promise<boolean> {
  const row = await service.db
    .selectFrom('identity_sessions')
    .select('id')
    .where('uid', '=', uid)
    .where('network_hash', '=', networkHash(service, ip))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface RefreshedSession extends OpenSession {
  account: AccountRow
  provider: string
}

/**
 * Exchanges a refresh token for its successor. The successor is a keyed digest of the token, so that two tabs
 * which refresh at once, and a client that lost the response, all get the same one, without a race. A token
 * stays valid until a minute after its successor was first used; a later use means that the token was copied,
 * and ends the session for both holders.
 * @throws Failure INVALID_REFRESH_TOKEN when malformed, USER_DISABLED, TOKEN_EXPIRED for every token that is
 *   no longer valid
 */
export async function refreshSession(service: Service, token: string, ip: string): Promise<RefreshedSession> {
  if (!TOKEN_SHAPE.test(token)) throw new Failure('INVALID_REFRESH_TOKEN')
  const { db, clock, installation } = service
  const now = clock.now()
  const hash = sha256(token)
  const found = await db
    .selectFrom('identity_refresh_tokens as token')
    .innerJoin('identity_sessions as session', 'session.id', 'token.session_id')
    .innerJoin('identity_accounts as account', 'account.uid', 'session.uid')
    .leftJoin('identity_refresh_tokens as next', 'next.predecessor', 'token.hash')
    .select(accountColumns)
    .select([
      'session.id as session_id',
      'session.provider',
      'session.authenticated_at',
      'session.last_used_at',
      'session.second_factor',
    ])
    .select(['session.ended_at', 'next.first_used_at as next_used_at'])
    .where('token.hash', '=', hash)
    .executeTakeFirst()
  if (!found) throw new Failure('TOKEN_EXPIRED')
  if (found.disabled) throw new Failure('USER_DISABLED')
  if (!isAlive(found, now)) throw new Failure('TOKEN_EXPIRED')
  if (found.next_used_at && now.getTime() > found.next_used_at.getTime() + GRACE_MS) {
    await transact(db, async (tx) => {
      await endSession(tx, found.session_id, now)
      await audit(service, tx, 'token_reused', { uid: found.uid, ip })
    })
    throw new Failure('TOKEN_EXPIRED')
  }

  const successor = installation.digest('refresh-token', token)
  await transact(db, async (tx) => {
    // The update waits for a simultaneous end of the session, and then finds no open session.
    const touched = await tx
      .updateTable('identity_sessions')
      .set({ last_used_at: now })
      .where('id', '=', found.session_id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (touched.numUpdatedRows === 0n) throw new Failure('TOKEN_EXPIRED')
    await tx
      .updateTable('identity_refresh_tokens')
      .set({ first_used_at: now })
      .where('hash', '=', hash)
      .where('first_used_at', 'is', null)
      .execute()
    await insertToken(tx, { hash: sha256(successor), sessionId: found.session_id, predecessor: hash, now })
  })
  return {
    id: found.session_id,
    authenticatedAt: found.authenticated_at,
    provider: found.provider,
    secondFactor: found.second_factor,
    refreshToken: successor,
    account: found,
  }
}

export function isAlive(
  session: Pick<SessionRow, 'ended_at' | 'last_used_at' | 'authenticated_at'>,
  now: Date,
): boolean {
  return (
    session.ended_at === null &&
    now.getTime() - session.last_used_at.getTime() < IDLE_MS &&
    now.getTime() - session.authenticated_at.getTime() < ABSOLUTE_MS
  )
}

/** Ends a session. @returns true when it was open until now */
export async function endSession(db: Queryable, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('identity_sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  await db.deleteFrom('identity_refresh_tokens').where('session_id', '=', id).execute()
  return ended.numUpdatedRows > 0n
}

/** @param except id of the caller's session, which stays open */
export async function endAllSessions(db: Queryable, uid: string, now: Date, except = ''): Promise<void> {
  await markSessionsEnded(db, uid, now, except)
  await db
    .deleteFrom('identity_refresh_tokens')
    .where('session_id', 'in', (query) =>
      query.selectFrom('identity_sessions').select('id').where('uid', '=', uid).where('id', '!=', except),
    )
    .execute()
}

/**
 * Ends every session of an account and starts one for the caller, who has just changed the account's
 * credentials.
 */
export async function replaceSessions(
  service: Service,
  db: Queryable,
  next: NewSession,
): Promise<OpenSession> {
  await endAllSessions(db, next.uid, service.clock.now())
  return await startSession(service, db, next)
}

/**
 * Ends the sessions of an account but keeps their invalid tokens, so that a client which sends one learns why
 * it is refused.
 */
export async function markSessionsEnded(db: Queryable, uid: string, now: Date, except = ''): Promise<void> {
  await db
    .updateTable('identity_sessions')
    .set({ ended_at: now })
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .where('id', '!=', except)
    .execute()
}

export interface SessionInfo {
  id: string
  /** The browser's `User-Agent` header. */
  userAgent: string | null
  signedInAt: Date
  lastUsedAt: Date
}

export async function openSessions({ db, clock }: Service, uid: string): Promise<SessionInfo[]> {
  const rows = await db
    .selectFrom('identity_sessions')
    .select(['id', 'user_agent', 'authenticated_at', 'last_used_at', 'ended_at'])
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .execute()
  return rows
    .filter((row) => isAlive(row, clock.now()))
    .map((row) => ({
      id: row.id,
      userAgent: row.user_agent,
      signedInAt: row.authenticated_at,
      lastUsedAt: row.last_used_at,
    }))
}
