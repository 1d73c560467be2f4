import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth'
import { authenticatorWords } from '#web/words/authenticator.ts'
import { askForCode } from './code-question.ts'
import { codeOf, SessionError, sessionError } from './session-errors.ts'

/** An app that is being added: nothing is asked of it until `confirm`. */
export interface NewApp {
  /** The secret in Base32, for who cannot scan. */
  secret: string
  /** What the app scans: an `otpauth:` address. */
  address: string
  /** Proves the app with its first code. @throws SessionError */
  confirm(code: string): Promise<void>
}

const ISSUER = 'Larder'

const sentences = {
  'auth/invalid-verification-code': 'wrongCode',
  'auth/invalid-multi-factor-session': 'tookTooLong',
  'auth/invalid-verification-id': 'tookTooLong',
  'auth/unverified-email': 'confirmFirst',
} as const
const isKnown = (code: string): code is keyof typeof sentences => code in sentences

/** Has a call of the SDK reject with a sentence fit to be shown. */
async function told<T>(
  fallback: 'wrongCode' | 'appNotAdded' | 'appNotRemoved',
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const t = authenticatorWords.get()
    const code = codeOf(error)
    if (isKnown(code)) throw new SessionError(code, t[sentences[code]], { cause: error })
    throw sessionError(error, t[fallback])
  }
}

/**
 * The second step of a sign-in whose password was right: the page asks for the code of the account's app.
 * @throws SessionError `auth/code-not-given` when the cook gives up
 */
export async function secondStep(auth: Auth, error: MultiFactorError): Promise<User> {
  const resolver = getMultiFactorResolver(auth, error)
  const app = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID)
  if (!app) throw error // a Firebase project may ask for a text message, which is not offered here
  const signedIn = await askForCode((code) =>
    told('wrongCode', () =>
      resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(app.uid, code.trim())),
    ),
  )
  if (!signedIn) throw new SessionError('auth/code-not-given', authenticatorWords.get().codeNotGiven)
  return signedIn.user
}

/** Begins to add an app to an account that signed in just now. @throws SessionError */
export const beginApp = (user: User): Promise<NewApp> =>
  told('appNotAdded', async () => {
    const factors = multiFactor(user)
    const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession())
    return {
      secret: secret.secretKey,
      address: secret.generateQrCodeUrl(encodeURIComponent(user.email ?? ''), ISSUER),
      confirm: (code) =>
        told('appNotAdded', () =>
          factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code.trim())),
        ),
    }
  })

/** Takes every app of an account away that signed in just now. @throws SessionError */
export const removeApps = (user: User): Promise<void> =>
  told('appNotRemoved', async () => {
    const factors = multiFactor(user)
    for (const factor of factors.enrolledFactors) await factors.unenroll(factor)
  })
