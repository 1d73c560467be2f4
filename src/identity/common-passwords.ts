import { dictionary } from '@zxcvbn-ts/language-common'

/** Number of passwords that ASVS 6.2.4 asks to refuse; the list has the most used ones first. */
const COMMON = 3000

export const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common']?.slice(0, COMMON).map(String),
)
