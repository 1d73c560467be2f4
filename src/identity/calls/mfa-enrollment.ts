import { z } from 'zod'
import { lockAccount } from '../accounts.ts'
import { issueCode } from '../action-codes.ts'
import { audit } from '../audit.ts'
import { assertRecentSignIn, bearerOfCall } from '../bearer.ts'
import { type Call, fieldsOf, text } from '../call.ts'
import { Failure } from '../failure.ts'
import { newSessionTokens, PASSWORD_PROVIDER } from '../id-tokens.ts'
import { secondFactorAddedMail, secondFactorRemovedMail } from '../mails.ts'
import type { IdentityMail } from '../options.ts'
import { addSecondFactor, removeSecondFactor, secondFactorOf } from '../second-factor/enrolled.ts'
import { seal, unseal } from '../second-factor/sealed.ts'
import { newTotpSecret, TOTP_ALGORITHM, TOTP_DIGITS, TOTP_PERIOD_S, totpStep } from '../second-factor/totp.ts'
import { beginCodeTry } from '../second-factor/tries.ts'
import type { Bearer, Service } from '../service.ts'
import { replaceSessions } from '../sessions.ts'
import type { AccountRow } from '../tables.ts'
import { transact } from '../transact.ts'

/** Milliseconds in which a cook must scan the QR code and type the first code of the app. */
const ENROLLMENT_MS = 15 * 60_000
const NAME_LENGTH = 64

/** Returns the caller, who must have signed in within five minutes to add or remove a second factor. */
async function recentBearer(service: Service, idToken: string | null | undefined): Promise<Bearer> {
  const bearer = await bearerOfCall(service, idToken)
  assertRecentSignIn(bearer, service.clock.now())
  return bearer
}

/**
 * Returns the account if an app may be added to it: it needs a password and a confirmed address. Otherwise
 * somebody could sign up with another person's address and lock its owner out, whom a password reset would
 * not help.
 */
function accountToEnroll({ account }: Bearer): AccountRow {
  if (!account.password_hash) throw new Failure('UNSUPPORTED_FIRST_FACTOR')
  if (!account.email_verified)
    throw new Failure('UNVERIFIED_EMAIL', 'Please confirm your e-mail address first.')
  return account
}

/**
 * mfaEnrollment:start creates a secret for an authenticator app; it is stored only after a code of the app
 * has proved it.
 */
export const startEnrollment: Call = async (service, { body }) => {
  const { idToken, totpEnrollmentInfo } = fieldsOf(
    { idToken: text, totpEnrollmentInfo: z.object({}).nullish() },
    body,
  )
  if (!totpEnrollmentInfo) throw new Failure('OPERATION_NOT_ALLOWED', 'Only authenticator apps are offered.')
  const account = accountToEnroll(await recentBearer(service, idToken))
  if (await secondFactorOf(service.db, account.uid)) throw new Failure('SECOND_FACTOR_EXISTS')
  const secret = newTotpSecret()
  const expiresAt = new Date(service.clock.now().getTime() + ENROLLMENT_MS)
  return {
    totpSessionInfo: {
      sharedSecretKey: secret,
      hashingAlgorithm: TOTP_ALGORITHM,
      verificationCodeLength: TOTP_DIGITS,
      periodSec: TOTP_PERIOD_S,
      sessionInfo: await seal(service, {
        purpose: 'totp-enrollment',
        uid: account.uid,
        claims: { secret },
        expiresAt,
      }),
      finalizeEnrollmentTime: expiresAt.toISOString(),
    },
  }
}

const finalizeFields = {
  idToken: text,
  displayName: text,
  totpVerificationInfo: z.object({ sessionInfo: text, verificationCode: text }).nullish(),
}

/**
 * mfaEnrollment:finalize proves the app by its first code, and requires it from then on. Every other session
 * ends, because it began without the app.
 */
export const finalizeEnrollment: Call = async (service, request) => {
  const { idToken, displayName, totpVerificationInfo } = fieldsOf(finalizeFields, request.body)
  // A recent sign-in is not required again: the sealed session proves that it was recent at the start.
  const account = accountToEnroll(await bearerOfCall(service, idToken))
  const { sessionInfo, verificationCode } = totpVerificationInfo ?? {}
  if (!sessionInfo) throw new Failure('MISSING_SESSION_INFO')
  if (!verificationCode) throw new Failure('MISSING_CODE')
  const begun = await unseal(service, 'totp-enrollment', sessionInfo)
  if (typeof begun?.secret !== 'string' || begun.sub !== account.uid)
    throw new Failure('INVALID_SESSION_INFO', 'This took too long. Please begin again.')
  const { secret } = begun
  const tries = await beginCodeTry(service, account.uid)
  const step = totpStep(secret, verificationCode, service.clock.now())
  if (step === null) throw new Failure('INVALID_CODE', 'The code is not right.')
  const { session, code } = await transact(service.db, async (tx) => {
    // The lock orders this against a simultaneous sign-in, which either ends with the other sessions or is
    // asked for the app. The account is read again because somebody may have recovered or disabled it
    // meanwhile.
    const current = await lockAccount(tx, account.uid)
    if (!current) throw new Failure('USER_NOT_FOUND')
    if (current.disabled) throw new Failure('USER_DISABLED')
    if (current.password_hash !== account.password_hash || current.valid_since > account.valid_since)
      throw new Failure('TOKEN_EXPIRED')
    const name = displayName?.trim().slice(0, NAME_LENGTH) || null
    const factor = await addSecondFactor(service, tx, { uid: account.uid, name, secret, step })
    await audit(service, tx, 'second_factor_added', { uid: account.uid, ip: request.ip })
    const session = await replaceSessions(service, tx, {
      uid: account.uid,
      provider: PASSWORD_PROVIDER,
      ip: request.ip,
      userAgent: request.userAgent ?? null,
      secondFactor: factor.id,
    })
    const code = await issueCode(tx, {
      purpose: 'REVERT_SECOND_FACTOR_ADDITION',
      account,
      email: account.email ?? '',
      now: service.clock.now(),
    })
    return { session, code }
  })
  await tries.succeeded()
  tell(service, account, (to) => secondFactorAddedMail(service, { to, code }))
  const { idToken: token, refreshToken } = await newSessionTokens(service, account, session)
  return { idToken: token, refreshToken, totpAuthInfo: {} }
}

/** mfaEnrollment:withdraw removes the app and its recovery codes. */
export const withdrawEnrollment: Call = async (service, request) => {
  const { idToken, mfaEnrollmentId } = fieldsOf({ idToken: text, mfaEnrollmentId: text }, request.body)
  const { account } = await recentBearer(service, idToken)
  if (!mfaEnrollmentId) throw new Failure('MISSING_MFA_ENROLLMENT_ID')
  const session = await transact(service.db, async (tx) => {
    const factor = await secondFactorOf(tx, account.uid)
    if (factor?.id !== mfaEnrollmentId) throw new Failure('MFA_ENROLLMENT_NOT_FOUND')
    await removeSecondFactor(service, tx, { uid: account.uid, ip: request.ip })
    return await replaceSessions(service, tx, {
      uid: account.uid,
      provider: PASSWORD_PROVIDER,
      ip: request.ip,
      userAgent: request.userAgent ?? null,
    })
  })
  tell(service, account, (to) => secondFactorRemovedMail(service, to))
  const { idToken: token, refreshToken } = await newSessionTokens(service, account, session)
  return { idToken: token, refreshToken }
}

/** Sends the mail to the owner, because somebody else may have made the change. */
function tell(service: Service, { email }: AccountRow, mailTo: (to: string) => IdentityMail): void {
  if (email) service.later('a notice of an authenticator app', () => service.mail(mailTo(email)))
}
