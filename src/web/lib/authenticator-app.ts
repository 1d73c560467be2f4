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

/**
 * An authenticator app that is being added; sign-in does not ask for its codes until `confirm` has succeeded.
 */
export interface NewApp {
  /** The secret in Base32, for cooks who cannot scan the QR code. */
  secret: string
  /** The `otpauth:` address that the QR code holds. */
  address: string
  /** Confirms the app with the first code that it shows. @throws SessionError */
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

/** Runs a call of the SDK and turns its error into a SessionError whose message can be shown. */
async function withSessionError<T>(
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
 * Runs the second step of a sign-in whose password was right: asks for a code of the account's authenticator
 * app.
 * @throws SessionError `auth/code-not-given` when the cook cancels
 */
export async function secondStep(auth: Auth, error: MultiFactorError): Promise<User> {
  const resolver = getMultiFactorResolver(auth, error)
  const app = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID)
  if (!app) throw error // a Firebase project may ask for a text message, which Larder does not support
  const signedIn = await askForCode((code) =>
    withSessionError('wrongCode', () =>
      resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(app.uid, code.trim())),
    ),
  )
  if (!signedIn) throw new SessionError('auth/code-not-given', authenticatorWords.get().codeNotGiven)
  return signedIn.user
}

/** Begins to add an authenticator app; the user must have signed in just now. @throws SessionError */
export const beginApp = (user: User): Promise<NewApp> =>
  withSessionError('appNotAdded', async () => {
    const factors = multiFactor(user)
    const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession())
    return {
      secret: secret.secretKey,
      address: secret.generateQrCodeUrl(encodeURIComponent(user.email ?? ''), ISSUER),
      confirm: (code) =>
        withSessionError('appNotAdded', () =>
          factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code.trim())),
        ),
    }
  })

/**
 * Removes all authenticator apps of the account; the user must have signed in just now.
 * @throws SessionError
 */
export const removeApps = (user: User): Promise<void> =>
  withSessionError('appNotRemoved', async () => {
    const factors = multiFactor(user)
    for (const factor of factors.enrolledFactors) await factors.unenroll(factor)
  })
