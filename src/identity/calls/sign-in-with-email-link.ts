import type { Transaction } from 'kysely'
import { changeAccount, createAccount, findAccountByEmail, lockAccount } from '../accounts.ts'
import { consumeCode, endCodes, readCode } from '../action-codes.ts'
import { audit } from '../audit.ts'
import { bearerOfCall } from '../bearer.ts'
import { type Call, type CallRequest, fieldsOf, text } from '../call.ts'
import { addressTaken, assertFree, changeAddress, mailAddressChange } from '../change-address.ts'
import { emailAddress } from '../email-address.ts'
import { Failure } from '../failure.ts'
import { PASSWORD_PROVIDER, sessionReply } from '../id-tokens.ts'
import { removeSecondFactor, secondFactorOf } from '../second-factor/enrolled.ts'
import { pendingReply } from '../second-factor/pending.ts'
import type { Service } from '../service.ts'
import { endAllSessions, startSession } from '../sessions.ts'
import type { AccountRow, IdentityTables } from '../tables.ts'
import { transact } from '../transact.ts'

const fields = { email: text, oobCode: text, idToken: text }

/**
 * accounts:signInWithEmailLink signs the reader of a mail in to the account of its address, and signs up when
 * there is none. With an ID token the address is added to that account.
 */
export const signInWithEmailLink: Call = async (service, request) => {
  if (!service.offers.emailLink) throw new Failure('OPERATION_NOT_ALLOWED')
  const { email: given, oobCode, idToken } = fieldsOf(fields, request.body)
  const email = emailAddress(given)
  if (!oobCode) throw new Failure('MISSING_OOB_CODE')
  const linkTo = idToken ? (await bearerOfCall(service, idToken)).account.uid : null
  const code = await readCode(service.db, ['EMAIL_SIGNIN'], oobCode, service.clock.now())
  if (code.email !== email) throw new Failure('INVALID_EMAIL', 'The link was sent to another address.')

  const done = await transact(service.db, async (tx) => {
    if (!(await consumeCode(tx, code, null)))
      throw new Failure('INVALID_OOB_CODE', 'The link is not valid or was used already.')
    const owner = await ownerOf(service, tx, email, linkTo, request)
    if (owner.account.disabled) throw new Failure('USER_DISABLED', 'This account has been disabled.')
    const { ip, userAgent } = request
    const { uid } = owner.account
    const factor = await secondFactorOf(tx, uid)
    if (factor) return { ...owner, factor, session: null }
    const session = await startSession(service, tx, { uid, provider: PASSWORD_PROVIDER, ip, userAgent })
    return { ...owner, factor: null, session }
  })
  if (done.moved) mailAddressChange(service, done.moved.before, done.account, done.moved.wayBack)
  const tokens = done.session
    ? await sessionReply(service, done.account, done.session)
    : await pendingReply(service, done.account, done.factor)
  return { kind: 'identitytoolkit#EmailLinkSigninResponse', isNewUser: done.isNewUser, ...tokens }
}

interface Owner {
  account: AccountRow
  isNewUser: boolean
  /** The account before an address change, and the code that restores its old address. */
  moved?: { before: AccountRow; wayBack: string | null }
}

async function ownerOf(
  service: Service,
  tx: Transaction<IdentityTables>,
  email: string,
  linkTo: string | null,
  { ip }: CallRequest,
): Promise<Owner> {
  const now = service.clock.now()
  const proven = { email, email_verified: true, last_login_at: now }
  const known = await findAccountByEmail(tx, email)
  if (linkTo) {
    await audit(service, tx, 'email_verified', { uid: linkTo, ip })
    const before = await lockAccount(tx, linkTo)
    if (!before) throw new Failure('USER_NOT_FOUND')
    const moved =
      before.email === email ? null : await changeAddress(service, tx, before, { email, verified: true, ip })
    await endCodes(tx, 'link-sign-in', linkTo, [email])
    const account = await changeAccount(tx, linkTo, proven)
    return { account, isNewUser: false, ...(moved && { moved: { before, wayBack: moved.wayBack } }) }
  }
  if (known) {
    await endCodes(tx, 'link-sign-in', known.uid, [email])
    await audit(service, tx, 'signed_in', { uid: known.uid, ip })
    if (known.email_verified) return { account: await changeAccount(tx, known.uid, proven), isNewUser: false }
    // The account was signed up without proof of the address, so its password must not open the owner's
    // account.
    await endAllSessions(tx, known.uid, now)
    await removeSecondFactor(service, tx, { uid: known.uid, ip })
    const account = await changeAccount(tx, known.uid, { ...proven, password_hash: null, valid_since: now })
    return { account, isNewUser: false }
  }
  const created = await createAccount(tx, { email, passwordHash: null, now })
  if (!created) throw addressTaken()
  await assertFree(tx, email, { uid: created.uid, now })
  await audit(service, tx, 'signed_up', { uid: created.uid, ip })
  return { account: await changeAccount(tx, created.uid, proven), isNewUser: true }
}
