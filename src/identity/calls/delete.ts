import { deleteAccount } from '../accounts.ts'
import { endCodes } from '../action-codes.ts'
import { audit } from '../audit.ts'
import { assertRecentSignIn, bearerOfCall } from '../bearer.ts'
import { type Call, fieldsOf, text } from '../call.ts'
import { Overloaded } from '../failure.ts'
import { accountDeletedMail } from '../mails.ts'
import type { Service } from '../service.ts'
import { transact } from '../transact.ts'

/**
 * accounts:delete removes the account with its sessions and codes, after the product's own data about it.
 * While that data cannot be erased, the account stays, so that its owner can retry.
 */
export const remove: Call = async (service, { body, ip }) => {
  const { idToken } = fieldsOf({ idToken: text }, body)
  const bearer = await bearerOfCall(service, idToken)
  assertRecentSignIn(bearer, service.clock.now())
  await eraseElsewhere(service, bearer.account.uid)
  await transact(service.db, async (tx) => {
    await endCodes(tx, 'deleted', bearer.account.uid, [bearer.account.email])
    await deleteAccount(tx, bearer.account.uid)
    await audit(service, tx, 'account_deleted', { uid: bearer.account.uid, ip })
  })
  const { email } = bearer.account
  if (email)
    service.later('a notice of a deleted account', () => service.mail(accountDeletedMail(service, email)))
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}

async function eraseElsewhere(service: Service, uid: string): Promise<void> {
  try {
    await service.eraseElsewhere(uid)
  } catch (error) {
    service.log.warn({ err: error }, 'an account stays, because what belongs to it could not be erased')
    throw new Overloaded()
  }
}
