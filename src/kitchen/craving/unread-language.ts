import { foreignLanguages } from '../languages/dictionary.ts'
import { isGrammar } from '../languages/english-grammar.ts'
import { isEnglishWord, rankOf } from '../languages/word-ranks.ts'
import { type Claim, englishOfClaim } from './claim.ts'
import type { Craving } from './craving.ts'

/** Words of no language that is read; fewer may be names of dishes and people. */
const MANY = 3

/** Every list has names and borrowed words among its rarer ones. */
const COMMON = 12_000
const isCommon = (word: string): boolean =>
  (['en', ...foreignLanguages] as const).some((language) => (rankOf(word, language) ?? COMMON) < COMMON)

/** True when most words of a craving belong to none of the five languages that the kitchen reads, and no dish is named. */
export function isUnreadLanguage({ claims = [], recipes }: Craving): boolean {
  if (recipes) return false
  const wordsOf = (all: readonly Claim[]) =>
    all.flatMap((claim) => englishOfClaim(claim).split(/\s+/)).filter((word) => !isGrammar(word))
  const words = wordsOf(claims)
  // A rare English word that passes for talk may be of another language: the kip of a Dutch cook is a chicken.
  const strange = wordsOf(claims.filter(({ kind }) => kind === 'unknown' || kind === 'joining')).filter(
    (word) => !isCommon(word),
  )
  return strange.length >= MANY && strange.length * 2 > words.length && !strange.every(isEnglishWord)
}

export const UNREAD_LANGUAGE =
  "Larder's built-in kitchen reads English, German, French, Spanish and Italian, and understands too little of this. Write it in one of them, or name the foods."
