import { accountInfo } from '../account-info.ts'
import { bearerOfCall } from '../bearer.ts'
import { type Call, fieldsOf, text } from '../call.ts'
import { secondFactorOf } from '../second-factor/enrolled.ts'

/** accounts:lookup, which the SDK calls on every page load of a signed-in user. */
export const lookup: Call = async (service, { body }) => {
  const { idToken } = fieldsOf({ idToken: text }, body)
  const { account } = await bearerOfCall(service, idToken)
  const factor = await secondFactorOf(service.db, account.uid)
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [accountInfo(account, factor)] }
}
