import type { Language } from './dictionary.ts'
import { foldWord } from './fold.ts'
import { rankOf } from './word-ranks.ts'

const languages: readonly Language[] = ['en', 'de', 'es', 'fr', 'it']

/**
 * Rank of a word that a language's list does not have, and a smoothing that keeps "the" from deciding alone,
 * as in `detectLanguage`.
 */
const UNKNOWN = 60_000
const SMOOTHING = 40
const FEWEST_WORDS = 6
/** Mean margin for each word by which another language must explain a text better than English. */
const ENGLISH_FIRST = 0.35

/**
 * Detects the language of printed text from its words as text recognition for English saw them, with accents
 * lost and letters mistaken: the one in which they are commonest. Foods and kitchen words are not looked up,
 * so that a thread that only reads text need not load them.
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

/** True when the list of any language has this word of print. */
export function isEverydayWord(word: string): boolean {
  const letters = foldWord(word).replace(/[^a-z]/g, '')
  return languages.some((language) => rankOf(letters, language) !== null)
}
