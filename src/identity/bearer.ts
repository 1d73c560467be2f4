import type { InferResult } from 'kysely'
import { accountColumns } from './accounts.ts'
import { Failure } from './failure.ts'
import { createIdTokenVerifier, IdTokenError } from './id-token-verifier.ts'
import type { Bearer, Service } from './service.ts'
import { isAlive } from './sessions.ts'

/**
 * Verifies an ID token against the keys of this installation, and then, with one indexed read, against its
 * session and account: a token of an ended session is refused at once, not when it expires.
 */
export function createBearerCheck({
  db,
  clock,
  installation,
  keys,
  providers,
}: Pick<Service, 'db' | 'clock' | 'installation' | 'keys'> & {
  providers: readonly string[]
}): Service['bearerOf'] {
  const verify = createIdTokenVerifier({
    keys: keys.find,
    issuer: installation.issuer,
    audience: installation.projectId,
    providers,
    clock,
  })
  // The query is compiled once because every request runs it: the session joined with its account.
  const ofSession = db
    .selectFrom('identity_sessions as session')
    .innerJoin('identity_accounts as account', 'account.uid', 'session.uid')
    .select(accountColumns)
    .select(['session.ended_at', 'session.last_used_at', 'session.authenticated_at'])
    .where('session.id', '=', '')
    .where('session.uid', '=', '')
    .compile()
  return async (idToken) => {
    const claims = await verify(idToken)
    if (!claims.sid) throw new IdTokenError('invalid', 'The ID token names no session')
    const { rows } = await db.executeQuery<InferResult<typeof ofSession>[number]>({
      ...ofSession,
      parameters: [claims.sid, claims.sub],
    })
    const [row] = rows
    if (row?.disabled) throw new IdTokenError('disabled', 'The account is disabled')
    const isStale = row && claims.iat < Math.floor(row.valid_since.getTime() / 1000)
    if (!row || isStale || !isAlive(row, clock.now()))
      throw new IdTokenError('revoked', 'The session has ended')
    return { claims, account: row, sessionId: claims.sid }
  }
}

/**
 * Returns the caller of an SDK call, and throws the failures that the SDK understands.
 * @throws Failure MISSING_ID_TOKEN, INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_DISABLED
 */
export async function bearerOfCall(service: Service, idToken: string | null | undefined): Promise<Bearer> {
  if (!idToken) throw new Failure('MISSING_ID_TOKEN')
  try {
    return await service.bearerOf(idToken)
  } catch (error) {
    if (!(error instanceof IdTokenError)) throw error
    if (error.kind === 'invalid') throw new Failure('INVALID_ID_TOKEN')
    if (error.kind === 'disabled') throw new Failure('USER_DISABLED')
    if (error.kind === 'unavailable') throw error
    throw new Failure('TOKEN_EXPIRED')
  }
}

const RECENT_MS = 5 * 60_000

/**
 * Throws unless the sign-in is at most five minutes old, as changing an account's credentials and deleting it
 * require.
 */
export function assertRecentSignIn({ claims }: Bearer, now: Date): void {
  if (now.getTime() - claims.auth_time * 1000 > RECENT_MS) {
    throw new Failure('CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'Please sign in again to do this.')
  }
}
