import { Failure } from './failure.ts'

/** Long enough for any passphrase, short enough not to be a burden; longer ones are refused, never cut off. */
export const PASSWORD_MAX_BYTES = 4096

interface PasswordRules {
  passwordMin: number
  /** Lower case; null when every password is taken that is long enough. */
  commonPasswords: ReadonlySet<string> | null
  /** Where the service is: a name from either is the first guess of whoever aims at this place. */
  productName: string
  publicUrl: string
}

/** The policy that the SDK asks for: exactly what assertAcceptable enforces (in characters where it can say no bytes). */
export const passwordPolicy = ({ passwordMin }: PasswordRules) => ({
  customStrengthOptions: { minPasswordLength: passwordMin, maxPasswordLength: PASSWORD_MAX_BYTES },
  allowedNonAlphanumericCharacters: [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'],
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
})

/**
 * Length counts as the SDK counts it, in UTF-16 units; no rule on the kinds of characters.
 *
 * @param email whose password it is to be; a password that says little more is refused together with the common ones
 */
export function assertAcceptable(password: string, rules: PasswordRules, email: string | null): void {
  const { passwordMin, commonPasswords } = rules
  if (password.length < passwordMin) {
    throw new Failure('WEAK_PASSWORD', `Password should be at least ${passwordMin} characters`)
  }
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES) {
    throw new Failure(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      `Password may have at most ${PASSWORD_MAX_BYTES} characters`,
    )
  }
  if (!commonPasswords) return
  if (commonPasswords.has(password.toLowerCase()) || isWordOfThisPlace(password, rules, email)) {
    throw new Failure(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      'This password is one of the first that anyone would guess. Please choose another.',
    )
  }
}

/** Too short to say anything of a place. */
const SHORTEST_WORD = 4

/** The product's name, a part of the host's, or the one before the @, however written and with whatever figures and signs. */
function isWordOfThisPlace(
  password: string,
  { productName, publicUrl }: PasswordRules,
  email: string | null,
) {
  const [name = ''] = (email ?? '').split('@')
  const parts = [...new URL(publicUrl).hostname.split('.'), ...name.split(/[^\p{L}]+/u)]
  const words = [productName, name, ...parts.filter((part) => part.length >= SHORTEST_WORD)]
  const said = lettersOf(password)
  return said !== '' && words.some((word) => lettersOf(word) === said)
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
