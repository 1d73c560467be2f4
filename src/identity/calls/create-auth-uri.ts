import { randomBytes } from 'node:crypto'
import { findAccountByEmail } from '../accounts.ts'
import { type Call, fieldsOf, text } from '../call.ts'
import { networkOf } from '../client-network.ts'
import { canonicalEmail } from '../email-address.ts'
import { Failure } from '../failure.ts'
import { PASSWORD_PROVIDER } from '../id-tokens.ts'
import { takeFromWindow } from '../throttle.ts'

const fields = { identifier: text, continueUri: text, providerId: text, sessionId: text }
const HOUR = 3_600_000

/**
 * accounts:createAuthUri, with which the SDK's fetchSignInMethodsForEmail asks how an address signs in. With accounts
 * hidden the answer is the same for every address. Each question counts like a sign-up, which tells the same.
 */
export const createAuthUri: Call = async ({ db, clock, limits, hideAccounts }, { body, ip }) => {
  const { identifier, continueUri, providerId, sessionId: given } = fieldsOf(fields, body)
  if (providerId) throw new Failure('OPERATION_NOT_ALLOWED', 'This way of signing in is not available.')
  if (!identifier) throw new Failure('MISSING_IDENTIFIER')
  if (!continueUri) throw new Failure('MISSING_CONTINUE_URI')
  const email = canonicalEmail(identifier)
  if (!email) throw new Failure('INVALID_IDENTIFIER', 'The e-mail address is not valid.')
  if (!URL.canParse(continueUri)) throw new Failure('INVALID_CONTINUE_URI')

  const kind = 'identitytoolkit#CreateAuthUriResponse'
  const sessionId = given || randomBytes(20).toString('base64url')
  if (hideAccounts) return { kind, sessionId }
  const key = `sign-in-methods:network:${networkOf(ip)}`
  if (!(await takeFromWindow(db, { key, now: clock.now(), windowMs: HOUR, limit: limits.signUpsPerHour })))
    throw new Failure('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Please try again later.')
  const account = await findAccountByEmail(db, email)
  if (!account) return { kind, sessionId, registered: false, allProviders: [], signinMethods: [] }
  return {
    kind,
    sessionId,
    registered: true,
    allProviders: [PASSWORD_PROVIDER],
    signinMethods: [account.password_hash ? PASSWORD_PROVIDER : 'emailLink'],
  }
}
