import { changeAccount, lockAccount } from '../accounts.ts'
import { endCodes } from '../action-codes.ts'
import { audit } from '../audit.ts'
import { assertRecentSignIn } from '../bearer.ts'
import type { CallRequest } from '../call.ts'
import { changeAddress, mailAddressChange, needsVerification } from '../change-address.ts'
import { emailAddress } from '../email-address.ts'
import { endElsewhere } from '../end-elsewhere.ts'
import { Failure } from '../failure.ts'
import { PASSWORD_PROVIDER } from '../id-tokens.ts'
import { passwordChangedMail } from '../mails.ts'
import { assertAcceptable } from '../password-rules.ts'
import type { Bearer, Service } from '../service.ts'
import { type OpenSession, replaceSessions } from '../sessions.ts'
import type { AccountRow } from '../tables.ts'
import { transact } from '../transact.ts'

/**
 * Sets a new address, a new password or both, soon after a sign-in. Every session ends; the caller gets a new
 * one, and the old address is told by mail.
 */
export async function changeCredentials(
  service: Service,
  bearer: Bearer,
  asked: { email?: string | null; password?: string | null },
  { ip, userAgent }: CallRequest,
): Promise<{ account: AccountRow; session: OpenSession }> {
  assertRecentSignIn(bearer, service.clock.now())
  const email = asked.email ? emailAddress(asked.email) : null
  // While accounts are hidden, only the reader of the new address may learn whether it is taken.
  if (email && email !== bearer.account.email && service.hideAccounts) throw needsVerification()
  if (asked.password) assertAcceptable(asked.password, service, email ?? bearer.account.email)
  const passwordHash = asked.password ? await service.hasher.hash(asked.password) : null

  const done = await transact(service.db, async (tx) => {
    const before = await lockAccount(tx, bearer.account.uid)
    if (!before) throw new Failure('USER_NOT_FOUND')
    let account = before
    let wayBack: string | null = null
    if (email && email !== before.email)
      ({ account, wayBack } = await changeAddress(service, tx, before, { email, verified: false, ip }))
    if (passwordHash) {
      account = await changeAccount(tx, account.uid, { password_hash: passwordHash })
      await endCodes(tx, 'password-changed', account.uid, [account.email])
      await audit(service, tx, 'password_changed', { uid: account.uid, ip })
    }
    const session = await replaceSessions(service, tx, {
      uid: account.uid,
      provider: PASSWORD_PROVIDER,
      ip,
      userAgent,
      secondFactor: bearer.claims.firebase.second_factor_identifier ?? null,
    })
    return { account, session, before, wayBack }
  })
  await endElsewhere(service, done.account.uid)
  mailAddressChange(service, done.before, done.account, done.wayBack)
  const { email: known } = done.before
  if (passwordHash && known)
    service.later('a notice of a changed password', () => service.mail(passwordChangedMail(service, known)))
  return done
}
