import { accountInfo } from '../account-info.ts'
import { bearerOfCall } from '../bearer.ts'
import { type Call, fieldsOf, text } from '../call.ts'

/** accounts:lookup, on every page load of a stored user. */
export const lookup: Call = async (service, { body }) => {
  const { idToken } = fieldsOf({ idToken: text }, body)
  const { account } = await bearerOfCall(service, idToken)
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [accountInfo(account)] }
}
