import { createAnonymousAccount, lockAccount } from '../accounts.ts'
import { endCodes } from '../action-codes.ts'
import { audit } from '../audit.ts'
import { bearerOfCall } from '../bearer.ts'
import type { CallRequest } from '../call.ts'
import { needsVerification, takeAddress } from '../change-address.ts'
import { Failure } from '../failure.ts'
import { ANONYMOUS_PROVIDER, PASSWORD_PROVIDER } from '../id-tokens.ts'
import type { Service } from '../service.ts'
import { type OpenSession, replaceSessions, startSession } from '../sessions.ts'
import type { AccountRow } from '../tables.ts'
import { transact } from '../transact.ts'

interface SignedUp {
  account: AccountRow
  session: OpenSession & { provider: string }
}

/** signInAnonymously creates an account without an address, which can be added later. */
export async function signUpAnonymously(service: Service, { ip, userAgent }: CallRequest): Promise<SignedUp> {
  return await transact(service.db, async (tx) => {
    const account = await createAnonymousAccount(tx, service.clock.now())
    await audit(service, tx, 'signed_up', { uid: account.uid, ip })
    const provider = ANONYMOUS_PROVIDER
    const session = await startSession(service, tx, { uid: account.uid, provider, ip, userAgent })
    return { account, session: { ...session, provider } }
  })
}

/** linkWithCredential gives an account without a password an address and a password. */
export async function addPassword(
  service: Service,
  { idToken, email, passwordHash }: { idToken: string; email: string; passwordHash: string },
  { ip, userAgent }: CallRequest,
): Promise<SignedUp> {
  const { account: asking } = await bearerOfCall(service, idToken)
  return await transact(service.db, async (tx) => {
    const before = await lockAccount(tx, asking.uid)
    if (!before) throw new Failure('USER_NOT_FOUND')
    if (before.password_hash) throw new Failure('OPERATION_NOT_ALLOWED')
    if (before.email_verified && before.email !== email) throw needsVerification()
    const now = service.clock.now()
    const account = await takeAddress(tx, before.uid, { email, password_hash: passwordHash }, now)
    await endCodes(tx, 'password-changed', account.uid, [before.email, email])
    await audit(service, tx, 'password_changed', { uid: account.uid, email, ip })
    const provider = PASSWORD_PROVIDER
    const session = await replaceSessions(service, tx, { uid: account.uid, provider, ip, userAgent })
    return { account, session: { ...session, provider } }
  })
}
