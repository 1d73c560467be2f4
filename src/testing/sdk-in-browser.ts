import { type FirebaseApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { walkSdk } from './sdk-walk.ts'

/**
 * Runs the genuine SDK in an empty page of a test's browser, as `window.sdk`. Tests call its functions by
 * name with plain data. Users are stored by the product's own persistence, so that a reload finds them.
 */
export interface SdkConfig {
  apiKey: string
  projectId: string
  /** `lost` leaves out the address of the service, as a misconfigured page would. */
  layout?: 'config' | 'emulator' | 'lost'
}

let open: { app: FirebaseApp; auth: Auth } | undefined

function start({ apiKey, projectId, layout = 'config' }: SdkConfig, name: string, kept: boolean): Auth {
  const app = initializeApp({ apiKey, projectId }, name)
  const persistence = kept ? [indexedDBLocalPersistence, browserLocalPersistence] : inMemoryPersistence
  const auth = initializeAuth(app, { persistence })
  const { protocol, host, origin } = location
  if (layout === 'emulator') connectAuthEmulator(auth, origin, { disableWarnings: true })
  if (layout === 'config')
    Object.assign(auth.config, { apiScheme: protocol.slice(0, -1), apiHost: host, tokenApiHost: host })
  open = { app, auth }
  return auth
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )

const user = () => {
  if (!open?.auth.currentUser) throw new Error('Nobody is signed in')
  return open.auth.currentUser
}

const commands = {
  walk: (config: SdkConfig, addresses: { email: string; nextEmail: string }) =>
    walkSdk({
      auth: start(config, 'walk', false),
      other: start(config, 'walk-other', false),
      ...addresses,
      mailedCode: (email, mode) => window.mailedCode(email, mode),
      origin: location.origin,
    }),
  /**
   * Starts the SDK with the stored user.
   * @returns the e-mail of that user, once the SDK has looked them up
   */
  async open(config: SdkConfig): Promise<string | null> {
    const auth = start(config, 'kept', true)
    await auth.authStateReady()
    return auth.currentUser?.email ?? null
  },
  signUp: async (email: string, password: string) =>
    codeOf(open ? createUserWithEmailAndPassword(open.auth, email, password) : Promise.reject()),
  signIn: async (email: string, password: string) =>
    codeOf(open ? signInWithEmailAndPassword(open.auth, email, password) : Promise.reject()),
  /** Renews the token. @returns the outcome, and the e-mail of the user who is signed in afterwards */
  refresh: async () => [await codeOf(user().getIdToken(true)), open?.auth.currentUser?.email ?? null],
  who: () => open?.auth.currentUser?.email ?? null,
  idToken: () => user().getIdToken(),
}
export type SdkCommands = typeof commands

declare global {
  interface Window {
    sdk: SdkCommands
    mailedCode: (email: string, mode: string) => Promise<string>
  }
}
window.sdk = commands
