import { bearerOfCall } from '../bearer.ts'
import { type Call, fieldsOf, text } from '../call.ts'
import { Failure } from '../failure.ts'

const fields = { postBody: text, requestUri: text, idToken: text, pendingToken: text }

/**
 * accounts:signInWithIdp: federated sign-in, linking and re-authentication. No other identity provider is
 * connected, so a well-formed credential is refused as not allowed, and anything else as an invalid response.
 */
export const signInWithIdp: Call = async (service, { body }) => {
  const { postBody, requestUri, idToken, pendingToken } = fieldsOf(fields, body)
  if (idToken) await bearerOfCall(service, idToken)
  const answer = new URLSearchParams(postBody ?? '')
  const isCredential =
    pendingToken || (answer.get('providerId') && (answer.get('id_token') || answer.get('access_token')))
  if (!requestUri || !isCredential)
    throw new Failure('INVALID_IDP_RESPONSE', 'The answer of the identity provider cannot be read.')
  throw new Failure('OPERATION_NOT_ALLOWED', 'This way of signing in is not available.')
}
