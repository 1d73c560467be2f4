import german from '@zxcvbn-ts/language-de/dist/commonWords.json.esm.js'
import english from '@zxcvbn-ts/language-en/dist/commonWords.json.mjs'
import spanish from '@zxcvbn-ts/language-es-es/dist/commonWords.json.mjs'
import french from '@zxcvbn-ts/language-fr/dist/commonWords.json.mjs'
import italian from '@zxcvbn-ts/language-it/dist/commonWords.json.esm.js'
import { foreignLanguages, type Language } from './dictionary.ts'
import { foldWord } from './fold.ts'

/** The everyday words of each language, the commonest first, by the zxcvbn word lists (MIT). */
const lists: Readonly<Record<Language, readonly string[]>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
}

const made = new Map<Language, ReadonlyMap<string, number>>()

/** Words that need no folding; folding hundreds of thousands would take a fifth of the start-up time. */
const plain = /^[a-z0-9]+$/

/** Returns the rank of each folded word, 0 for the commonest; built at the first use. */
function ranksOf(language: Language): ReadonlyMap<string, number> {
  const known = made.get(language)
  if (known) return known
  const ranks = new Map<string, number>()
  lists[language].forEach((word, rank) => {
    // The French and Italian lists keep the apostrophe of "l'" and "d'"; a split text has none.
    const folded = plain.test(word) ? word : foldWord(word).replace(/'$/, '')
    if (!ranks.has(folded)) ranks.set(folded, rank)
  })
  made.set(language, ranks)
  return ranks
}

/**
 * Returns the rank of a folded word in a language, 0 for its commonest; null for a word that its list does
 * not have.
 */
export const rankOf = (folded: string, language: Language): number | null =>
  ranksOf(language).get(folded) ?? null

/** The commonest words of English, the commonest first. */
export const commonestWords = (count: number): readonly string[] => lists.en.slice(0, count)

/** True for an English word in lower case, which is never taken for a typing error. */
export const isEnglishWord = (word: string): boolean => ranksOf('en').has(word) || unlisted.has(word)
/**
 * Kitchen words of English that the list lacks and other languages have with another meaning: French légumes
 * are vegetables.
 */
const unlisted: ReadonlySet<string> = new Set(['legume', 'legumes', 'carbohydrate', 'carbohydrates'])

/** True for a folded word of German, Spanish, French or Italian. */
export const isOtherWord = (folded: string): boolean =>
  foreignLanguages.some((language) => ranksOf(language).has(folded))
