import { findAccountByEmail } from '../accounts.ts'
import { issueCode } from '../action-codes.ts'
import { audit } from '../audit.ts'
import { type Call, fieldsOf, text } from '../call.ts'
import { networkOf } from '../client-network.ts'
import { emailAddress } from '../email-address.ts'
import { Failure } from '../failure.ts'
import { resetMail } from '../mails.ts'
import type { Service } from '../service.ts'
import type { AccountRow } from '../tables.ts'
import { takeFromWindow } from '../throttle.ts'
import { transact } from '../transact.ts'

const MINUTE = 60_000
const fields = { requestType: text, email: text, continueUrl: text }
const otherTypes = ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL', 'EMAIL_SIGNIN', 'RECOVER_EMAIL']

/** accounts:sendOobCode for a password reset. The mail leaves after the answer, which so tells nothing by its timing. */
export const sendOobCode: Call = async (service, { body, ip }) => {
  const { requestType, email: given, continueUrl } = fieldsOf(fields, body)
  if (!requestType) throw new Failure('MISSING_REQ_TYPE')
  if (otherTypes.includes(requestType)) throw new Failure('OPERATION_NOT_ALLOWED')
  if (requestType !== 'PASSWORD_RESET') throw new Failure('INVALID_REQ_TYPE')
  const email = emailAddress(given)
  const returnTo = continueUrl ? ownAddress(continueUrl, service.publicUrl) : null
  await countResetMail(service, email, ip)

  const account = await findAccountByEmail(service.db, email)
  if (!account && !service.hideAccounts) {
    throw new Failure('EMAIL_NOT_FOUND', 'There is no account with this e-mail address.')
  }
  if (account && !account.disabled) {
    service.later('a password reset mail', () => mailCode(service, account, email, returnTo, ip))
  }
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email }
}

async function mailCode(
  service: Service,
  account: AccountRow,
  email: string,
  returnTo: string | null,
  ip: string,
): Promise<void> {
  const code = await transact(service.db, async (tx) => {
    await audit(service, tx, 'reset_asked', { uid: account.uid, ip })
    return await issueCode(tx, { purpose: 'PASSWORD_RESET', account, email, now: service.clock.now() })
  })
  await service.mail(resetMail(service, email, code, returnTo))
}

/** Counted whether the account exists or not. */
async function countResetMail(service: Service, email: string, ip: string): Promise<void> {
  const { db, clock, limits, installation } = service
  const address = installation.digest('throttle-email', email)
  const now = clock.now()
  const admitted = await transact(db, async (tx) => {
    const windows = [
      {
        key: `reset:network:${networkOf(ip)}`,
        windowMs: 60 * MINUTE,
        limit: limits.resetMailsPerNetworkHour,
      },
      { key: `reset:quarter:${address}`, windowMs: 15 * MINUTE, limit: limits.resetMailsPer15Minutes },
      { key: `reset:day:${address}`, windowMs: 24 * 60 * MINUTE, limit: limits.resetMailsPerDay },
    ]
    for (const window of windows) if (!(await takeFromWindow(tx, { ...window, now }))) return false
    return true
  })
  if (!admitted)
    throw new Failure('RESET_PASSWORD_EXCEED_LIMIT', 'Too many attempts. Please try again later.')
}

/** A link in a mail leads back to this product only. */
function ownAddress(address: string, publicUrl: string): string {
  if (!URL.canParse(address) || new URL(address).origin !== new URL(publicUrl).origin) {
    throw new Failure('INVALID_CONTINUE_URI')
  }
  return address
}
