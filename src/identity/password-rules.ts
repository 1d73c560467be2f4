import { Failure } from './failure.ts'

/** Long enough for any passphrase, short enough not to be a burden; longer ones are refused, never cut off. */
export const PASSWORD_MAX_BYTES = 4096

interface PasswordRules {
  passwordMin: number
  /** Lower case; null when every password is taken that is long enough. */
  commonPasswords: ReadonlySet<string> | null
}

/** The policy that the SDK asks for: exactly what assertAcceptable enforces (in characters where it can say no bytes). */
export const passwordPolicy = ({ passwordMin }: PasswordRules) => ({
  customStrengthOptions: { minPasswordLength: passwordMin, maxPasswordLength: PASSWORD_MAX_BYTES },
  allowedNonAlphanumericCharacters: [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'],
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
})

/** Length counts as the SDK counts it, in UTF-16 units; no rule on the kinds of characters. */
export function assertAcceptable(password: string, { passwordMin, commonPasswords }: PasswordRules): void {
  if (password.length < passwordMin) {
    throw new Failure('WEAK_PASSWORD', `Password should be at least ${passwordMin} characters`)
  }
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES) {
    throw new Failure(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      `Password may have at most ${PASSWORD_MAX_BYTES} characters`,
    )
  }
  if (commonPasswords?.has(password.toLowerCase())) {
    throw new Failure(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      'This password is one of the first that anyone would guess. Please choose another.',
    )
  }
}
