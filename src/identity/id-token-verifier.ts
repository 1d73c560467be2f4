import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import { rememberVerified } from './remember-verified.ts'

/** Lifetime of an ID token in seconds, the same as Firebase's. */
export const ID_TOKEN_SECONDS = 3600
/** Seconds by which two clocks may differ. */
export const CLOCK_SKEW_SECONDS = 30

const idTokenClaims = z.object({
  sub: z.string().min(1).max(128),
  /** Absent for an anonymous account only. */
  email: z.string().min(3).max(320).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().nullish(),
  picture: z.string().nullish(),
  /** Id of the session; only tokens of the embedded service have it. */
  sid: z.string().min(1).max(128).optional(),
  iat: z.int(),
  exp: z.int(),
  auth_time: z.int(),
  firebase: z.object({
    sign_in_provider: z.string(),
    /** `totp` when the sign-in included a code of an authenticator app. */
    sign_in_second_factor: z.string().optional(),
    /** Id of that authenticator app. */
    second_factor_identifier: z.string().optional(),
  }),
})
export type IdTokenClaims = z.infer<typeof idTokenClaims>

/**
 * The refusal of an ID token. `unavailable` means that the keys cannot be read at the moment, so the token
 * could not be checked.
 */
export class IdTokenError extends Error {
  readonly kind: 'invalid' | 'expired' | 'revoked' | 'disabled' | 'unavailable'
  constructor(kind: IdTokenError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'IdTokenError'
    this.kind = kind
  }
}

export interface IdTokenRules {
  /** Finds the public key with a header's `kid`. */
  keys: JWTVerifyGetKey
  issuer: string
  audience: string
  /** Allowed values of `firebase.sign_in_provider`. */
  providers: readonly string[]
  clock: { now(): Date }
}

export type VerifyIdToken = (idToken: string) => Promise<IdTokenClaims>

/**
 * The one verifier of ID tokens, both for the embedded service and for a Firebase project: RS256 with a
 * `kid`, exact issuer, one audience, issued and authenticated in the past, at most an hour old, an allowed
 * sign-in provider. The function rejects with IdTokenError.
 */
export function createIdTokenVerifier({
  keys,
  issuer,
  audience,
  providers,
  clock,
}: IdTokenRules): VerifyIdToken {
  const keyOf: JWTVerifyGetKey = async (header, token) => {
    // jose accepts a token without a kid when the set has a single key
    if (typeof header.kid !== 'string' || header.kid === '') {
      throw new IdTokenError('invalid', 'The ID token names no key')
    }
    try {
      return await keys(header, token)
    } catch (error) {
      throw keyRefusal(error)
    }
  }
  const verify: VerifyIdToken = async (idToken) => {
    const now = clock.now()
    const { payload } = await jwtVerify(idToken, keyOf, {
      algorithms: ['RS256'],
      issuer,
      audience,
      clockTolerance: CLOCK_SKEW_SECONDS,
      maxTokenAge: ID_TOKEN_SECONDS,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
      currentDate: now,
    }).catch((error: unknown) => {
      throw refusal(error)
    })
    if (typeof payload.aud !== 'string')
      throw new IdTokenError('invalid', 'The ID token has several audiences')
    const claims = idTokenClaims.safeParse(payload)
    if (!claims.success)
      throw new IdTokenError('invalid', 'The ID token lacks a claim', { cause: claims.error })
    if (claims.data.auth_time > now.getTime() / 1000 + CLOCK_SKEW_SECONDS) {
      throw new IdTokenError('invalid', 'The ID token was authenticated in the future')
    }
    if (!providers.includes(claims.data.firebase.sign_in_provider)) {
      throw new IdTokenError('invalid', 'This way of signing in is not allowed')
    }
    const isAnonymous = claims.data.firebase.sign_in_provider === 'anonymous'
    if (!isAnonymous && (!claims.data.email || claims.data.email_verified === undefined)) {
      throw new IdTokenError('invalid', 'The ID token names no address')
    }
    return claims.data
  }
  return rememberVerified(verify, clock)
}

function refusal(error: unknown): IdTokenError {
  if (error instanceof IdTokenError) return error
  if (error instanceof errors.JWTExpired) return new IdTokenError('expired', 'The ID token has expired')
  return new IdTokenError('invalid', 'The ID token is not valid', { cause: error })
}

/** Separates an unknown key, which makes the token invalid, from a provider that does not answer. */
function keyRefusal(error: unknown): IdTokenError {
  const unknownKey =
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  return unknownKey
    ? new IdTokenError('invalid', 'The key of the ID token is not known', { cause: error })
    : new IdTokenError('unavailable', 'The keys of the identity provider cannot be read', { cause: error })
}
