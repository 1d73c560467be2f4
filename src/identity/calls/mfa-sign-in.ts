import { z } from 'zod'
import { changeAccount, findAccount, lockAccount } from '../accounts.ts'
import { audit } from '../audit.ts'
import { type Call, fieldsOf, text } from '../call.ts'
import { Failure } from '../failure.ts'
import { PASSWORD_PROVIDER, sessionReply } from '../id-tokens.ts'
import { recoveryCodeUsedMail } from '../mails.ts'
import { secondFactorOf, useSecondFactor } from '../second-factor/enrolled.ts'
import { pendingAccount } from '../second-factor/pending.ts'
import { countRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { beginCodeTry } from '../second-factor/tries.ts'
import { startSession } from '../sessions.ts'
import { transact } from '../transact.ts'

const fields = {
  mfaPendingCredential: text,
  mfaEnrollmentId: text,
  totpVerificationInfo: z.object({ verificationCode: text }).nullish(),
}

/**
 * mfaSignIn:finalize completes a sign-in whose password was right with a code of the authenticator app, or
 * with a recovery code, which works once.
 */
export const finalizeSignIn: Call = async (service, { body, ip, userAgent }) => {
  const { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo } = fieldsOf(fields, body)
  const code = totpVerificationInfo?.verificationCode
  if (!mfaPendingCredential) throw new Failure('MISSING_MFA_PENDING_CREDENTIAL')
  if (!mfaEnrollmentId) throw new Failure('MISSING_MFA_ENROLLMENT_ID')
  if (!code) throw new Failure('MISSING_CODE')
  const { uid, email } = await pendingAccount(service, mfaPendingCredential, (uid) =>
    findAccount(service.db, uid),
  )
  const stale = () =>
    new Failure('MFA_ENROLLMENT_NOT_FOUND', 'This account has another authenticator app now.')
  if ((await secondFactorOf(service.db, uid))?.id !== mfaEnrollmentId) throw stale()
  const tries = await beginCodeTry(service, uid)
  const done = await transact(service.db, async (tx) => {
    // The account is checked again under lock, because somebody may recover it at the same time.
    await pendingAccount(service, mfaPendingCredential, (uid) => lockAccount(tx, uid))
    const factor = await secondFactorOf(tx, uid)
    if (factor?.id !== mfaEnrollmentId) throw stale()
    const means = await useSecondFactor(service, tx, factor, code)
    if (!means) return null
    const account = await changeAccount(tx, uid, { last_login_at: service.clock.now() })
    if (means === 'recovery-code') await audit(service, tx, 'recovery_code_used', { uid, ip })
    await audit(service, tx, 'signed_in', { uid, ip })
    const session = await startSession(service, tx, {
      uid,
      provider: PASSWORD_PROVIDER,
      ip,
      userAgent: userAgent ?? null,
      secondFactor: factor.id,
    })
    return { means, account, session, codesLeft: await countRecoveryCodes(tx, uid) }
  })
  if (!done) {
    await audit(service, service.db, 'second_factor_failed', { uid, ip })
    throw new Failure('INVALID_CODE', 'The code is not right, or was used already.')
  }
  await tries.succeeded()
  if (done.means === 'recovery-code' && email)
    service.later('a notice of a used recovery code', () =>
      service.mail(recoveryCodeUsedMail(service, email, done.codesLeft)),
    )
  const { idToken, refreshToken } = await sessionReply(service, done.account, done.session)
  return { idToken, refreshToken }
}
