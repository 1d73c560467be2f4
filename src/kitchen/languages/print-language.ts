import type { Language } from './dictionary.ts'
import { foldWord } from './fold.ts'
import { rankOf } from './word-ranks.ts'

const languages: readonly Language[] = ['en', 'de', 'es', 'fr', 'it']

/** As `detectLanguage`: the rank of a word that a language's list does not have, and what keeps "the" from deciding alone. */
const UNKNOWN = 60_000
const SMOOTHING = 40
const FEWEST_WORDS = 6
/** By how much another language than English must explain each word better, in the mean. */
const ENGLISH_FIRST = 0.35

/**
 * The language of print, from its words as a reader of English saw them, with accents lost and letters taken for
 * others: the one in which they are commonest. Foods and the kitchen's own words are not asked, so that a thread which
 * only reads needs none of them.
 */
export function printLanguage(words: readonly string[]): Language {
  const folded = words
    .flatMap((word) => word.split(/[^\p{L}\p{M}'’]+/u))
    .map((word) => foldWord(word).replace(/^(?:[ldnsjcm]|qu|dell|all|nell)'/, ''))
    .filter((word) => /^[a-z]{2,}$/.test(word))
  if (folded.length < FEWEST_WORDS) return 'en'
  const cost = (language: Language) =>
    folded.reduce((sum, word) => sum + Math.log((rankOf(word, language) ?? UNKNOWN) + SMOOTHING), 0) /
    folded.length
  const costs = languages.map((language) => ({ language, cost: cost(language) }))
  const best = costs.reduce((a, b) => (b.cost < a.cost ? b : a))
  return best.cost + ENGLISH_FIRST < cost('en') ? best.language : 'en'
}

/** Whether the list of any language has a word of print. */
export function isEverydayWord(word: string): boolean {
  const letters = foldWord(word).replace(/[^a-z]/g, '')
  return languages.some((language) => rankOf(letters, language) !== null)
}
