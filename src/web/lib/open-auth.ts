import { type FirebaseOptions, initializeApp } from 'firebase/app'
import { type Auth, browserLocalPersistence, indexedDBLocalPersistence, initializeAuth } from 'firebase/auth'
import type { PublicConfig } from '#contract/system.ts'

/**
 * Opens the Firebase SDK for the configured identity provider.
 *
 * It has no popup resolver, which would fetch Google's scripts. In embedded mode the SDK is pointed at our
 * origin in the same tick, before its first request: otherwise a stored token would travel to Google.
 */
export function openAuth(
  { mode, apiKey, projectId, authDomain }: PublicConfig['identity'],
  origin: string,
): Auth {
  const settings: FirebaseOptions = { apiKey, projectId, ...(authDomain ? { authDomain } : {}) }
  const auth = initializeAuth(initializeApp(settings, `${mode}:${projectId}`), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (mode === 'embedded') {
    const { protocol, host } = new URL(origin)
    auth.config.apiScheme = protocol.slice(0, -1)
    auth.config.apiHost = host
    auth.config.tokenApiHost = host
    if (auth.config.apiHost !== host || auth.config.tokenApiHost !== host) {
      throw new Error('The sign-in library did not accept the address of its service')
    }
  }
  return auth
}
