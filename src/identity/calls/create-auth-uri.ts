import { randomBytes } from 'node:crypto'
import { findAccountByEmail } from '../accounts.ts'
import { countAddressQuestion } from '../address-questions.ts'
import { type Call, fieldsOf, text } from '../call.ts'
import { canonicalEmail } from '../email-address.ts'
import { Failure } from '../failure.ts'
import { PASSWORD_PROVIDER } from '../id-tokens.ts'

const fields = { identifier: text, continueUri: text, providerId: text, sessionId: text }

/**
 * accounts:createAuthUri, with which the SDK's fetchSignInMethodsForEmail asks how an address signs in. While
 * accounts are hidden, the answer is the same for every address. The calls are limited like sign-ups, which
 * reveal the same.
 */
export const createAuthUri: Call = async (service, { body, ip }) => {
  const { identifier, continueUri, providerId, sessionId: given } = fieldsOf(fields, body)
  if (providerId) throw new Failure('OPERATION_NOT_ALLOWED', 'This way of signing in is not available.')
  if (!identifier) throw new Failure('MISSING_IDENTIFIER')
  if (!continueUri) throw new Failure('MISSING_CONTINUE_URI')
  const email = canonicalEmail(identifier)
  if (!email) throw new Failure('INVALID_IDENTIFIER', 'The e-mail address is not valid.')
  if (!URL.canParse(continueUri)) throw new Failure('INVALID_CONTINUE_URI')

  const kind = 'identitytoolkit#CreateAuthUriResponse'
  const sessionId = given || randomBytes(20).toString('base64url')
  if (service.hideAccounts) return { kind, sessionId }
  await countAddressQuestion(service, 'sign-in-methods', ip)
  const account = await findAccountByEmail(service.db, email)
  if (!account) return { kind, sessionId, registered: false, allProviders: [], signinMethods: [] }
  return {
    kind,
    sessionId,
    registered: true,
    allProviders: [PASSWORD_PROVIDER],
    signinMethods: [account.password_hash ? PASSWORD_PROVIDER : 'emailLink'],
  }
}
