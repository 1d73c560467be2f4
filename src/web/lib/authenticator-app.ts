import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  TotpMultiFactorGenerator,
  type User,
} from 'firebase/auth'
import { identityWords } from '#web/words/identity.ts'
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

/**
 * The user of a sign-in with a password. Where the account has an authenticator app, the page asks for its code before
 * the sign-in is complete.
 * @throws SessionError `auth/code-not-given` when the cook gives up; whatever else the first step was refused with
 */
export async function withSecondStep(auth: Auth, first: Promise<{ user: User }>): Promise<User> {
  try {
    return (await first).user
  } catch (error) {
    if (codeOf(error) !== 'auth/multi-factor-auth-required') throw error
    // Told by its code: what the SDK throws with it has what the resolver reads.
    return await secondStep(auth, error as MultiFactorError)
  }
}

async function secondStep(auth: Auth, error: MultiFactorError): Promise<User> {
  const resolver = getMultiFactorResolver(auth, error)
  const app = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID)
  if (!app) throw error // a Firebase project may ask for a text message, which is not offered here
  const signedIn = await askForCode(async (code) => {
    try {
      return await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(app.uid, code.trim()))
    } catch (reason) {
      throw sessionError(reason, identityWords.get().signInFailed)
    }
  })
  if (!signedIn) throw new SessionError('auth/code-not-given', identityWords.get().codeNotGiven)
  return signedIn.user
}

/** Begins to add an app to an account that signed in just now. */
export async function beginApp(user: User): Promise<NewApp> {
  const factors = multiFactor(user)
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession())
  return {
    secret: secret.secretKey,
    address: secret.generateQrCodeUrl(encodeURIComponent(user.email ?? ''), ISSUER),
    confirm: (code) => factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code.trim())),
  }
}

/** Takes every app of an account away that signed in just now. */
export async function removeApps(user: User): Promise<void> {
  const factors = multiFactor(user)
  for (const factor of factors.enrolledFactors) await factors.unenroll(factor)
}
