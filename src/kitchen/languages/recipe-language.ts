import { compoundParts } from './compound.ts'
import { detectLanguage } from './detect.ts'
import { dictionaryOf, type Language } from './dictionary.ts'
import { splitWords } from './split-words.ts'
import { isEnglishWord } from './word-ranks.ts'

/** Share of English words from which a list is taken for English without a closer look. */
const MOSTLY = 0.9
/**
 * Margin for each word by which another language must explain the list better, because foods with names of
 * their own ("toor dal") are common in English, too.
 */
const EVIDENCE = 0.8

/** Detects the language in which a recipe's ingredient list is written. */
export function recipeLanguage(lines: readonly { item: string }[]): Language {
  const words = splitWords(lines.map(({ item }) => item).join('. '))
  const known = words.filter(({ folded }) => isEnglishWord(folded) || /^\d/.test(folded))
  if (known.length >= MOSTLY * words.length) return 'en'
  const language = detectLanguage(words, Math.max(1.5, EVIDENCE * words.length))
  if (language === 'en') return 'en'
  // A brand is no language: "Jell-O" contains no kitchen word.
  const dictionary = dictionaryOf(language)
  const isOfKitchen = words.some(({ folded }) => (dictionary.get(folded)?.kind ?? 'grammar') !== 'grammar')
  const isCompound = language === 'de' && words.some(({ folded }) => compoundParts(folded) !== null)
  return isOfKitchen || isCompound ? language : 'en'
}
