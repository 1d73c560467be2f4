import { deleteAccount } from '../accounts.ts'
import { audit } from '../audit.ts'
import { assertRecentSignIn, bearerOfCall } from '../bearer.ts'
import { type Call, fieldsOf, text } from '../call.ts'
import { accountDeletedMail } from '../mails.ts'
import { transact } from '../transact.ts'

/** accounts:delete. Sessions and codes go with the account. */
export const remove: Call = async (service, { body, ip }) => {
  const { idToken } = fieldsOf({ idToken: text }, body)
  const bearer = await bearerOfCall(service, idToken)
  assertRecentSignIn(bearer, service.clock.now())
  await transact(service.db, async (tx) => {
    await deleteAccount(tx, bearer.account.uid)
    await audit(service, tx, 'account_deleted', { uid: bearer.account.uid, ip })
  })
  const { email } = bearer.account
  if (email)
    service.later('a notice of a deleted account', () => service.mail(accountDeletedMail(service, email)))
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
