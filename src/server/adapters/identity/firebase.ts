import { createRemoteJWKSet, type JWTVerifyGetKey, jwksCache } from 'jose'
import { createIdTokenVerifier } from '#identity/index.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Identity } from '#server/ports/identity.ts'
import type { Log } from '#server/ports/log.ts'
import { readKeyCache, writeKeyCache } from './key-cache.ts'
import { identityErrorOf, verifiedIdentity } from './verified.ts'

export const FIREBASE_JWKS_URL =
  'https://www.googleapis.com/robot/v1/metadata/jwk/securetoken@system.gserviceaccount.com'
const KEYS_LAST_MS = 6 * 60 * 60 * 1000
const COOLDOWN_MS = 30_000
const TIMEOUT_MS = 5000

export interface FirebaseIdentityOptions {
  apiKey: string
  projectId: string
  authDomain: string | null
  jwksUrl?: string
  /** File that keeps Google's public keys over a restart. */
  keyCachePath?: string
  clock: Clock
  log: Log
}

/**
 * Verifies tokens of a real Firebase project with Google's public keys; while these cannot be read, `verify`
 * rejects with `unavailable`. A session cannot be ended from outside: its ID token lives for an hour.
 */
export async function firebaseIdentity(options: FirebaseIdentityOptions): Promise<Identity> {
  const { apiKey, projectId, authDomain, keyCachePath, clock, log } = options
  const cache = await readKeyCache(keyCachePath, log)
  const remote = createRemoteJWKSet(new URL(options.jwksUrl ?? FIREBASE_JWKS_URL), {
    cacheMaxAge: KEYS_LAST_MS,
    cooldownDuration: COOLDOWN_MS,
    timeoutDuration: TIMEOUT_MS,
    [jwksCache]: cache,
  })
  let keptAt = cache.uat
  function keepWhenNew(): void {
    if (!keyCachePath || cache.uat === keptAt) return
    keptAt = cache.uat
    void writeKeyCache(keyCachePath, cache, log)
  }
  const keys: JWTVerifyGetKey = async (header, token) => {
    try {
      return await remote(header, token)
    } finally {
      keepWhenNew()
    }
  }
  const verify = createIdTokenVerifier({
    keys,
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    providers: ['password'],
    clock,
  })
  if (!remote.fresh) {
    remote.reload().then(keepWhenNew, (error: unknown) => {
      log.warn({ err: error }, "Google's public keys cannot be read yet; sign-in waits for them")
    })
  }
  let endElsewhere = async (_uid: string): Promise<void> => {}
  return {
    mode: 'firebase',
    publicConfig: { apiKey, projectId, authDomain },
    async verify(idToken) {
      try {
        return verifiedIdentity(await verify(idToken))
      } catch (error) {
        throw identityErrorOf(error)
      }
    },
    secondFactors: null,
    endSession: async () => {},
    endAllSessions: ({ uid }) => endElsewhere(uid),
    endOtherSessions: ({ uid }) => endElsewhere(uid),
    sessions: async () => null,
    endSessionById: async () => false,
    setDisabled: async () => {},
    deleteAccount: async () => {},
    beforeDeletion: () => {},
    whenSignedOutEverywhere: (end) => {
      endElsewhere = end
    },
  }
}
