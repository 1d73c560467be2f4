import type { IdTokenClaims, VerifyIdToken } from './id-token-verifier.ts'
import { sha256 } from './sha256.ts'

/** Milliseconds after which a token is verified again, because its key may have been removed meanwhile. */
const REMEMBERED_MS = 60_000
const MOST_REMEMBERED = 10_000

interface Remembered {
  claims: IdTokenClaims
  from: number
  until: number
}

/**
 * Skips the signature check of a token that was accepted a moment ago, because the check costs more than the
 * rest of a request. An expired token is never accepted. Only the token's digest is stored, and refusals are
 * not cached. The caller must still check at every call that the session has not ended.
 */
export function rememberVerified(verify: VerifyIdToken, clock: { now(): Date }): VerifyIdToken {
  const remembered = new Map<string, Remembered>()
  return async (idToken) => {
    const now = clock.now().getTime()
    const digest = sha256(idToken)
    const known = remembered.get(digest)
    // A token cached before the clock was set back is verified again, because it may now lie in the future.
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
