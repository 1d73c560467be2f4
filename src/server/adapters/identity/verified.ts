import { type IdTokenClaims, IdTokenError } from '#identity/index.ts'
import { IdentityError, type VerifiedIdentity } from '#server/ports/identity.ts'

/**
 * Returns the identity from the claims of a verified ID token. Every cook has an address, because the product
 * offers no anonymous sign-in.
 * @throws IdTokenError
 */
export function verifiedIdentity(claims: IdTokenClaims): VerifiedIdentity {
  if (!claims.email) throw new IdTokenError('invalid', 'The ID token names no address')
  return {
    uid: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified ?? false,
    displayName: claims.name ?? null,
    photoUrl: claims.picture ?? null,
    sessionId: claims.sid ?? null,
    authTime: new Date(claims.auth_time * 1000),
    hasSecondFactor: claims.firebase.sign_in_second_factor !== undefined,
  }
}

/**
 * Turns a refused token into an error of the identity port; other errors, such as an unreachable database,
 * stay as they are.
 */
export const identityErrorOf = (error: unknown): unknown =>
  error instanceof IdTokenError ? new IdentityError(error.kind, error.message, { cause: error }) : error
