import { SignJWT } from 'jose'
import { ID_TOKEN_SECONDS } from './id-token-verifier.ts'
import type { Service } from './service.ts'
import type { OpenSession } from './sessions.ts'
import type { AccountRow } from './tables.ts'

export const PASSWORD_PROVIDER = 'password'
export const ANONYMOUS_PROVIDER = 'anonymous'

/** Signs an ID token with the claims of Firebase's tokens, and `sid`, the id of the session. */
export async function signIdToken(
  { clock, installation, keys }: Service,
  account: AccountRow,
  session: Pick<OpenSession, 'id' | 'authenticatedAt' | 'secondFactor'> & { provider: string },
): Promise<string> {
  const { kid, key } = await keys.signer()
  const issuedAt = Math.floor(clock.now().getTime() / 1000)
  return await new SignJWT({
    user_id: account.uid,
    auth_time: Math.floor(session.authenticatedAt.getTime() / 1000),
    ...(account.email ? { email: account.email, email_verified: account.email_verified } : {}),
    ...(account.display_name ? { name: account.display_name } : {}),
    ...(account.photo_url ? { picture: account.photo_url } : {}),
    sid: session.id,
    firebase: {
      identities: account.email ? { email: [account.email] } : {},
      sign_in_provider: session.provider,
      ...(session.secondFactor && {
        sign_in_second_factor: 'totp',
        second_factor_identifier: session.secondFactor,
      }),
    },
  })
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .setIssuer(installation.issuer)
    .setAudience(installation.projectId)
    .setSubject(account.uid)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ID_TOKEN_SECONDS)
    .sign(key)
}

/** Returns the tokens of a session that replaces all earlier ones. */
export async function newSessionTokens(service: Service, account: AccountRow, session: OpenSession) {
  const { idToken, refreshToken, expiresIn } = await sessionReply(service, account, session)
  return { idToken, refreshToken, expiresIn }
}

/** Builds the response of sign-up and sign-in for a new session. `expiresIn` is a string, as in Firebase. */
export async function sessionReply(
  service: Service,
  account: AccountRow,
  session: OpenSession & { provider?: string },
) {
  return {
    idToken: await signIdToken(service, account, { provider: PASSWORD_PROVIDER, ...session }),
    refreshToken: session.refreshToken,
    expiresIn: String(ID_TOKEN_SECONDS),
    localId: account.uid,
    ...(account.email ? { email: account.email } : {}),
    displayName: account.display_name ?? '',
  }
}
