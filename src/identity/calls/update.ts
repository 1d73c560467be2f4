import { z } from 'zod'
import { passwordProvider } from '../account-info.ts'
import { bearerOfCall } from '../bearer.ts'
import { type Call, fieldsOf, text } from '../call.ts'
import { newSessionTokens } from '../id-tokens.ts'
import type { AccountRow } from '../tables.ts'
import { applyCode } from './apply-code.ts'
import { changeCredentials } from './change-credentials.ts'
import { changeProfile } from './change-profile.ts'

const fields = {
  idToken: text,
  displayName: text,
  photoUrl: text,
  deleteAttribute: z.array(z.string()).nullish(),
  email: text,
  password: z.string().nullish(),
  oobCode: text,
}
export type Update = z.infer<z.ZodObject<typeof fields>>

/** accounts:update uses a mailed code up, or changes an account's credentials or profile. */
export const update: Call = async (service, request) => {
  const asked = fieldsOf(fields, request.body)
  if (asked.oobCode) return reply(await applyCode(service, asked.oobCode, request))
  const bearer = await bearerOfCall(service, asked.idToken)
  const profile = await changeProfile(service, bearer.account, asked, request.body)
  if (!asked.email && !asked.password) return reply(profile)
  const { account, session } = await changeCredentials(service, bearer, asked, request)
  return { ...reply(account), ...(await newSessionTokens(service, account, session)) }
}

/** Repeats all fields of the account, because the SDK takes a missing one as deleted. */
const reply = (account: AccountRow) => ({
  kind: 'identitytoolkit#SetAccountInfoResponse',
  localId: account.uid,
  ...(account.email ? { email: account.email } : {}),
  displayName: account.display_name ?? '',
  photoUrl: account.photo_url ?? '',
  emailVerified: account.email_verified,
  ...(account.email ? { providerUserInfo: [passwordProvider(account)] } : {}),
})
