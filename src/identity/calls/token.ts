import { type Call, fieldsOf, text } from '../call.ts'
import { Failure } from '../failure.ts'
import { ID_TOKEN_SECONDS } from '../id-token-verifier.ts'
import { signIdToken } from '../id-tokens.ts'
import { refreshSession } from '../sessions.ts'

/** /v1/token exchanges a refresh token for a new ID token. */
export const token: Call = async (service, { body, ip }) => {
  const { grant_type, refresh_token } = fieldsOf({ grant_type: text, refresh_token: text }, body)
  if (!grant_type) throw new Failure('MISSING_GRANT_TYPE')
  if (grant_type !== 'refresh_token') throw new Failure('INVALID_GRANT_TYPE')
  if (!refresh_token) throw new Failure('MISSING_REFRESH_TOKEN')
  const session = await refreshSession(service, refresh_token, ip)
  const idToken = await signIdToken(service, session.account, session)
  return {
    access_token: idToken,
    id_token: idToken,
    expires_in: String(ID_TOKEN_SECONDS),
    token_type: 'Bearer',
    refresh_token: session.refreshToken,
    user_id: session.account.uid,
    project_id: service.installation.projectId,
  }
}
