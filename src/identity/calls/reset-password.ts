import { z } from 'zod'
import { lockAccount, updateAccount } from '../accounts.ts'
import { type ActionCode, consumeCode, endCodes, readCode } from '../action-codes.ts'
import { audit } from '../audit.ts'
import { type Call, fieldsOf, text } from '../call.ts'
import { codePurposes } from '../code-rules.ts'
import { endingElsewhere } from '../end-elsewhere.ts'
import { Failure } from '../failure.ts'
import { passwordChangedMail } from '../mails.ts'
import { assertAcceptable } from '../password-rules.ts'
import { secondFactorInfo, secondFactorOf } from '../second-factor/enrolled.ts'
import type { Service } from '../service.ts'
import { endAllSessions } from '../sessions.ts'
import { transact } from '../transact.ts'

const fields = { oobCode: text, newPassword: z.string().nullish() }

/**
 * accounts:resetPassword. Without a password it only reports the purpose of a code, which stays valid; with a
 * password it uses the code up, sets the password and ends every session of the account.
 */
export const resetPassword: Call = async (service, { body, ip }) => {
  const { oobCode, newPassword } = fieldsOf(fields, body)
  if (!oobCode) throw new Failure('MISSING_OOB_CODE')
  const now = service.clock.now()
  const code = newPassword
    ? await readCode(service.db, ['PASSWORD_RESET'], oobCode, now)
    : await readCode(service.db, codePurposes, oobCode, now)
  const reply = {
    kind: 'identitytoolkit#ResetPasswordResponse',
    email: code.email,
    requestType: code.purpose,
    ...(code.new_email ? { newEmail: code.new_email } : {}),
  }
  if (!newPassword) return { ...reply, ...(await appToRemove(service, code)) }

  const { uid } = code
  if (!uid) throw new Failure('INVALID_OOB_CODE')
  assertAcceptable(newPassword, service, code.email)
  const passwordHash = await service.hasher.hash(newPassword)
  const reset = () =>
    transact(service.db, async (tx) => {
      const account = await lockAccount(tx, uid)
      if (!account || !(await consumeCode(tx, code, account))) throw new Failure('INVALID_OOB_CODE')
      if (account.disabled) throw new Failure('USER_DISABLED')
      await updateAccount(tx, uid, {
        password_hash: passwordHash,
        // A used code proves that its reader owns the address.
        email_verified: account.email_verified || account.email === code.email,
        valid_since: service.clock.now(),
      })
      await endCodes(tx, 'reset', uid, [account.email])
      await endAllSessions(tx, uid, service.clock.now())
      await audit(service, tx, 'reset_done', { uid, ip })
    })
  await endingElsewhere(service, uid, reset)
  service.later('a notice of a changed password', () =>
    service.mail(passwordChangedMail(service, code.email)),
  )
  return reply
}

/** The app that a link would remove, which the SDK shows to the reader of the link. */
async function appToRemove({ db }: Service, { purpose, uid }: ActionCode) {
  if (purpose !== 'REVERT_SECOND_FACTOR_ADDITION') return {}
  const factor = uid ? await secondFactorOf(db, uid) : null
  if (!factor) throw new Failure('INVALID_OOB_CODE')
  return { mfaInfo: secondFactorInfo(factor) }
}
