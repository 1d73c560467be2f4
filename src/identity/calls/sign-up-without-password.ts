import { createAnonymousAccount, findAccount } from '../accounts.ts'
import { voidCodes } from '../action-codes.ts'
import { audit } from '../audit.ts'
import { bearerOfCall } from '../bearer.ts'
import type { CallRequest } from '../call.ts'
import { takeAddress } from '../change-address.ts'
import { Failure } from '../failure.ts'
import { ANONYMOUS_PROVIDER, PASSWORD_PROVIDER } from '../id-tokens.ts'
import type { Service } from '../service.ts'
import { endAllSessions, type OpenSession, startSession } from '../sessions.ts'
import type { AccountRow } from '../tables.ts'
import { transact } from '../transact.ts'

interface SignedUp {
  account: AccountRow
  session: OpenSession & { provider: string }
}

/** signInAnonymously: an account without an address, which may get one later. */
export async function signUpAnonymously(service: Service, { ip, userAgent }: CallRequest): Promise<SignedUp> {
  return await transact(service.db, async (tx) => {
    const account = await createAnonymousAccount(tx, service.clock.now())
    await audit(service, tx, 'signed_up', { uid: account.uid, ip })
    const provider = ANONYMOUS_PROVIDER
    const session = await startSession(service, tx, { uid: account.uid, provider, ip, userAgent })
    return { account, session: { ...session, provider } }
  })
}

/** linkWithCredential: gives an account that has no password yet an address and a password. */
export async function addPassword(
  service: Service,
  { idToken, email, passwordHash }: { idToken: string; email: string; passwordHash: string },
  { ip, userAgent }: CallRequest,
): Promise<SignedUp> {
  const { account: asking } = await bearerOfCall(service, idToken)
  return await transact(service.db, async (tx) => {
    const before = await findAccount(tx, asking.uid)
    if (!before) throw new Failure('USER_NOT_FOUND')
    if (before.password_hash) throw new Failure('OPERATION_NOT_ALLOWED')
    const account = await takeAddress(tx, before.uid, {
      email,
      email_verified: before.email_verified && before.email === email,
      password_hash: passwordHash,
    })
    await voidCodes(tx, account.uid, ['PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL'])
    await endAllSessions(tx, account.uid, service.clock.now())
    await audit(service, tx, 'password_changed', { uid: account.uid, email, ip })
    const provider = PASSWORD_PROVIDER
    const session = await startSession(service, tx, { uid: account.uid, provider, ip, userAgent })
    return { account, session: { ...session, provider } }
  })
}
