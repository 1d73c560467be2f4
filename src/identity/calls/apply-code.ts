import type { Transaction } from 'kysely'
import { changeAccount, lockAccount } from '../accounts.ts'
import { type ActionCode, consumeCode, endCodes, readCode } from '../action-codes.ts'
import { audit } from '../audit.ts'
import type { CallRequest } from '../call.ts'
import { changeAddress, mailAddressChange, takeAddress } from '../change-address.ts'
import { lifetimeMs } from '../code-rules.ts'
import { endElsewhere, endingElsewhere } from '../end-elsewhere.ts'
import { Failure } from '../failure.ts'
import { emailRecoveredMail } from '../mails.ts'
import { removeSecondFactor } from '../second-factor/enrolled.ts'
import type { Service } from '../service.ts'
import { endAllSessions } from '../sessions.ts'
import type { AccountRow, IdentityTables } from '../tables.ts'
import { transact } from '../transact.ts'
import { endWaysBackSince } from '../ways-back.ts'

/**
 * accounts:update with a code from a mail: uses the code up to confirm an address, change it, or restore the
 * old one.
 */
export async function applyCode(service: Service, oobCode: string, { ip }: CallRequest): Promise<AccountRow> {
  const code = await readCode(
    service.db,
    ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'RECOVER_EMAIL', 'REVERT_SECOND_FACTOR_ADDITION'],
    oobCode,
    service.clock.now(),
  )
  const apply = () =>
    transact(service.db, async (tx) => {
      const before = code.uid ? await lockAccount(tx, code.uid) : null
      if (!before || !(await consumeCode(tx, code, before)))
        throw new Failure('INVALID_OOB_CODE', 'The link is not valid or was used already.')
      if (before.disabled) throw new Failure('USER_DISABLED')
      return { before, ...(await use(service, tx, code, before, ip)) }
    })
  const done = isRecovery(code) && code.uid ? await endingElsewhere(service, code.uid, apply) : await apply()
  if (code.purpose === 'VERIFY_AND_CHANGE_EMAIL') {
    await endElsewhere(service, done.account.uid)
    mailAddressChange(service, done.before, done.account, done.wayBack)
  }
  if (code.purpose === 'RECOVER_EMAIL')
    service.later('a notice of a recovered address', () =>
      service.mail(emailRecoveredMail(service, code.email)),
    )
  return done.account
}

/** True for codes with which the owner takes the account back from somebody else. */
const isRecovery = ({ purpose }: ActionCode): boolean =>
  purpose === 'RECOVER_EMAIL' || purpose === 'REVERT_SECOND_FACTOR_ADDITION'

async function use(
  service: Service,
  tx: Transaction<IdentityTables>,
  code: ActionCode,
  account: AccountRow,
  ip: string,
): Promise<{ account: AccountRow; wayBack: string | null }> {
  if (code.purpose === 'VERIFY_AND_CHANGE_EMAIL' && code.new_email)
    return await changeAddress(service, tx, account, { email: code.new_email, verified: true, ip })
  if (code.purpose === 'RECOVER_EMAIL')
    return { account: await recover(service, tx, code, account, ip), wayBack: null }
  if (code.purpose === 'REVERT_SECOND_FACTOR_ADDITION')
    return { account: await removeThiefsApp(service, tx, account, ip), wayBack: null }
  await endCodes(tx, 'confirmed', account.uid, [account.email])
  await audit(service, tx, 'email_verified', { uid: account.uid, ip })
  return { account: await changeAccount(tx, account.uid, { email_verified: true }), wayBack: null }
}

/**
 * Gives the account back to the reader of the old address: all others are signed out and codes mailed to
 * other addresses end. The password is removed, because a thief who changed the address knew or set it, and
 * so is an authenticator app that was added since.
 */
async function recover(
  service: Service,
  tx: Transaction<IdentityTables>,
  code: ActionCode,
  account: AccountRow,
  ip: string,
): Promise<AccountRow> {
  const now = service.clock.now()
  const { uid } = account
  await endCodes(tx, 'went-back', uid, [account.email, code.email])
  await endWaysBackSince(tx, uid, code)
  const change = { email: code.email, email_verified: true, password_hash: null, valid_since: now }
  const recovered = await takeAddress(tx, uid, change, now)
  const since = new Date(code.expires_at.getTime() - lifetimeMs.RECOVER_EMAIL)
  await removeSecondFactor(service, tx, { uid, ip, since })
  await endAllSessions(tx, uid, now)
  await audit(service, tx, 'email_recovered', { uid, email: code.email, ip })
  return recovered
}

/**
 * Removes an authenticator app that somebody else has added, for the reader of the account's mail. The
 * password is removed too, because whoever added the app knew it.
 */
async function removeThiefsApp(
  service: Service,
  tx: Transaction<IdentityTables>,
  { uid, email }: AccountRow,
  ip: string,
): Promise<AccountRow> {
  const now = service.clock.now()
  await removeSecondFactor(service, tx, { uid, ip })
  await endCodes(tx, 'app-undone', uid, [email])
  await endAllSessions(tx, uid, now)
  return await changeAccount(tx, uid, { password_hash: null, valid_since: now })
}
