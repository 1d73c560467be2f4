import type { IdTokenClaims, VerifyIdToken } from './id-token-verifier.ts'
import { sha256 } from './sha256.ts'

/** After so long a token is checked again: its key may have been taken away meanwhile. */
const REMEMBERED_MS = 60_000
const MOST_REMEMBERED = 10_000

interface Remembered {
  claims: IdTokenClaims
  from: number
  until: number
}

/**
 * Verifies a token that was accepted a moment ago without checking its signature again, which costs more than the rest
 * of signing in. It never outlives its expiry. A refusal is not remembered, nor is a token itself, only its digest.
 * Whether its session has ended is not asked here, and has to be asked at every call.
 */
export function rememberVerified(verify: VerifyIdToken, clock: { now(): Date }): VerifyIdToken {
  const remembered = new Map<string, Remembered>()
  return async (idToken) => {
    const now = clock.now().getTime()
    const digest = sha256(idToken)
    const known = remembered.get(digest)
    // A clock that was set back says nothing: then the token may be of the future.
    if (known && now >= known.from && now < known.until) return known.claims
    remembered.delete(digest)
    const claims = await verify(idToken)
    const [oldest] = remembered.keys()
    if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    remembered.set(digest, {
      claims,
      from: now,
      until: Math.min(now + REMEMBERED_MS, claims.exp * 1000),
    })
    return claims
  }
}
