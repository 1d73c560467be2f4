import { z } from 'zod'
import { findAccount, updateAccount } from '../accounts.ts'
import { consumeCode, readCode } from '../action-codes.ts'
import { audit } from '../audit.ts'
import { type Call, fieldsOf, text } from '../call.ts'
import { Failure } from '../failure.ts'
import { passwordChangedMail } from '../mails.ts'
import { assertAcceptable } from '../password-rules.ts'
import { endAllSessions } from '../sessions.ts'
import { transact } from '../transact.ts'

const fields = { oobCode: text, newPassword: z.string().nullish() }

/**
 * accounts:resetPassword. Without a password it only says whose code it is and leaves it as it was; with one it sets
 * the password, once, and ends every session of the account.
 */
export const resetPassword: Call = async (service, { body, ip }) => {
  const { oobCode, newPassword } = fieldsOf(fields, body)
  if (!oobCode) throw new Failure('MISSING_OOB_CODE')
  const code = await readCode(service.db, 'PASSWORD_RESET', oobCode, service.clock.now())
  const reply = {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email: code.email,
    requestType: 'PASSWORD_RESET',
  }
  if (!newPassword) return reply

  assertAcceptable(newPassword, service.passwordMin)
  const passwordHash = await service.hasher.hash(newPassword)
  await transact(service.db, async (tx) => {
    const now = service.clock.now()
    const account = await findAccount(tx, code.uid)
    if (!account || !(await consumeCode(tx, code, account))) throw new Failure('INVALID_OOB_CODE')
    if (account.disabled) throw new Failure('USER_DISABLED')
    await updateAccount(tx, account.uid, {
      password_hash: passwordHash,
      // Who read the mail owns the address.
      email_verified: account.email_verified || account.email === code.email,
      valid_since: now,
    })
    await endAllSessions(tx, account.uid, now)
    await audit(service, tx, 'reset_done', { uid: account.uid, ip })
  })
  service.later('a notice of a changed password', () =>
    service.mail(passwordChangedMail(service, code.email)),
  )
  return reply
}
