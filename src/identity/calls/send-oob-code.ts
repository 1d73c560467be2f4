import { findAccountByEmail } from '../accounts.ts'
import { issueCode, issueSignInCode } from '../action-codes.ts'
import { type AuditEvent, audit } from '../audit.ts'
import { assertRecentSignIn, bearerOfCall } from '../bearer.ts'
import { type Call, type CallRequest, fieldsOf, text } from '../call.ts'
import { assertFree } from '../change-address.ts'
import { emailAddress } from '../email-address.ts'
import { Failure } from '../failure.ts'
import { countAddressMail, countResetMail } from '../mail-limits.ts'
import { changeEmailMail, resetMail, signInMail, verifyMail } from '../mails.ts'
import type { Service } from '../service.ts'
import { transact } from '../transact.ts'

const fields = { requestType: text, email: text, newEmail: text, idToken: text, continueUrl: text }

interface Asked {
  email?: string | null
  newEmail?: string | null
  idToken?: string | null
  returnTo: string | null
}
type Send = (service: Service, asked: Asked, request: CallRequest) => Promise<string | null>

/**
 * accounts:sendOobCode sends a mail with a link that resets a password, confirms an address, or changes it.
 * Mails are sent after the response, so that its timing reveals nothing. Returns the address that the caller
 * already knows.
 */
export const sendOobCode: Call = async (service, request) => {
  const { requestType, continueUrl, ...asked } = fieldsOf(fields, request.body)
  if (!requestType) throw new Failure('MISSING_REQ_TYPE')
  if (requestType === 'RECOVER_EMAIL' || (requestType === 'EMAIL_SIGNIN' && !service.offers.emailLink))
    throw new Failure('OPERATION_NOT_ALLOWED')
  const send = kinds[requestType]
  if (!send) throw new Failure('INVALID_REQ_TYPE')
  const returnTo = continueUrl ? ownAddress(continueUrl, service) : null
  const email = await send(service, { ...asked, returnTo }, request)
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email }
}

const sendReset: Send = async (service, { email: given, returnTo }, { ip }) => {
  const email = emailAddress(given)
  await countResetMail(service, email, ip)
  const account = await findAccountByEmail(service.db, email)
  if (!account && !service.hideAccounts)
    throw new Failure('EMAIL_NOT_FOUND', 'There is no account with this e-mail address.')
  if (account && !account.disabled) {
    service.later('a password reset mail', async () => {
      const code = await issued(service, 'reset_asked', ip, { purpose: 'PASSWORD_RESET', account, email })
      await service.mail(resetMail(service, { to: email, code, returnTo }))
    })
  }
  return email
}

const sendVerification: Send = async (service, { idToken, returnTo }, { ip }) => {
  const { account } = await bearerOfCall(service, idToken)
  const { email } = account
  if (!email) throw new Failure('MISSING_EMAIL')
  if (account.email_verified) return email
  await countAddressMail(service, account, email)
  service.later('a mail that confirms an address', async () => {
    const code = await issued(service, 'verification_asked', ip, { purpose: 'VERIFY_EMAIL', account, email })
    await service.mail(verifyMail(service, { to: email, code, returnTo }))
  })
  return email
}

const sendChange: Send = async (service, { idToken, newEmail: given, returnTo }, { ip }) => {
  const bearer = await bearerOfCall(service, idToken)
  const { account } = bearer
  if (!given) throw new Failure('MISSING_NEW_EMAIL')
  const newEmail = emailAddress(given)
  assertRecentSignIn(bearer, service.clock.now())
  await countAddressMail(service, account, newEmail)
  const isTaken = await assertFree(service.db, newEmail, { uid: account.uid, now: service.clock.now() }).then(
    () => false,
    (error: unknown) => {
      if (!(error instanceof Failure) || !service.hideAccounts) throw error
      return true
    },
  )
  if (!isTaken) {
    service.later('a mail that changes an address', async () => {
      const code = await issued(service, 'email_change_asked', ip, {
        purpose: 'VERIFY_AND_CHANGE_EMAIL',
        account,
        email: account.email ?? '',
        newEmail,
      })
      await service.mail(changeEmailMail(service, { to: newEmail, code, returnTo, present: account.email }))
    })
  }
  return account.email
}

/**
 * Sends a sign-in link to any address without revealing whether it has an account: a reader without one signs
 * up by the link.
 */
const sendSignInLink: Send = async (service, { email: given, returnTo }, { ip }) => {
  const email = emailAddress(given)
  await countResetMail(service, email, ip)
  service.later('a mail that signs in', async () => {
    const code = await transact(service.db, (tx) => issueSignInCode(tx, email, service.clock.now()))
    await service.mail(signInMail(service, { to: email, code, returnTo }))
  })
  return email
}

const kinds: Readonly<Record<string, Send>> = {
  PASSWORD_RESET: sendReset,
  VERIFY_EMAIL: sendVerification,
  VERIFY_AND_CHANGE_EMAIL: sendChange,
  EMAIL_SIGNIN: sendSignInLink,
}

const issued = (
  service: Service,
  event: AuditEvent,
  ip: string,
  code: Omit<Parameters<typeof issueCode>[1], 'now'>,
): Promise<string> =>
  transact(service.db, async (tx) => {
    await audit(service, tx, event, { uid: code.account.uid, ip })
    return await issueCode(tx, { ...code, now: service.clock.now() })
  })

/** Returns an address that a mailed link may lead back to, which must be one of this product. */
function ownAddress(address: string, { mayReturnTo }: Service): string {
  if (!URL.canParse(address) || !mayReturnTo(new URL(address))) {
    throw new Failure('INVALID_CONTINUE_URI')
  }
  return address
}
