import { Failure } from './failure.ts'

/**
 * Longest password in bytes: enough for any passphrase, and cheap to hash; longer ones are refused, never cut
 * off.
 */
export const PASSWORD_MAX_BYTES = 4096

interface PasswordRules {
  passwordMin: number
  /** Common passwords in lower case; null when only the length is checked. */
  commonPasswords: ReadonlySet<string> | null
  /** Name and address of the service: an attacker who aims at this service guesses words from them first. */
  productName: string
  publicUrl: string
}

/**
 * The policy that the SDK reads, equal to the rules of assertAcceptable, except that the SDK counts
 * characters and not bytes.
 */
export const passwordPolicy = ({ passwordMin }: PasswordRules) => ({
  customStrengthOptions: { minPasswordLength: passwordMin, maxPasswordLength: PASSWORD_MAX_BYTES },
  allowedNonAlphanumericCharacters: [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'],
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
})

/**
 * Throws unless a password is acceptable. Its length is counted as the SDK counts it, in UTF-16 units; any
 * characters are allowed.
 *
 * @param email address of the account; a password that is little more than a part of it is refused like a
 *   common one
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
  if (commonPasswords.has(password.toLowerCase()) || isGuessableName(password, rules, email)) {
    throw new Failure(
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
      'This password is one of the first that anyone would guess. Please choose another.',
    )
  }
}

/** Shortest part of a host name or an e-mail address that counts as a guessable word. */
const SHORTEST_WORD = 4

/**
 * True when a password is the product's name, a part of the host name or of the e-mail address, in any case
 * and with any digits and signs added.
 */
function isGuessableName(password: string, { productName, publicUrl }: PasswordRules, email: string | null) {
  const [name = ''] = (email ?? '').split('@')
  const parts = [...new URL(publicUrl).hostname.split('.'), ...name.split(/[^\p{L}]+/u)]
  const words = [productName, name, ...parts.filter((part) => part.length >= SHORTEST_WORD)]
  const said = lettersOf(password)
  return said !== '' && words.some((word) => lettersOf(word) === said)
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
