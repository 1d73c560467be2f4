import { compoundParts } from './compound.ts'
import { detectLanguage } from './detect.ts'
import { dictionaryOf, type Language } from './dictionary.ts'
import { splitWords } from './split-words.ts'
import { isEnglishWord } from './word-ranks.ts'

/** Most words of a list in English are English; only a list that has others is looked at closely. */
const MOSTLY = 0.9
/** What another language must explain better for each word: foods with names of their own ("toor dal") are at home in English, too. */
const EVIDENCE = 0.8

/** The language that a recipe's list of ingredients is written in. */
export function recipeLanguage(lines: readonly { item: string }[]): Language {
  const words = splitWords(lines.map(({ item }) => item).join('. '))
  const known = words.filter(({ folded }) => isEnglishWord(folded) || /^\d/.test(folded))
  if (known.length >= MOSTLY * words.length) return 'en'
  const language = detectLanguage(words, Math.max(1.5, EVIDENCE * words.length))
  if (language === 'en') return 'en'
  // A brand is no language: "Jell-O" has no word of a kitchen in it.
  const dictionary = dictionaryOf(language)
  const isOfKitchen = words.some(({ folded }) => (dictionary.get(folded)?.kind ?? 'grammar') !== 'grammar')
  const isCompound = language === 'de' && words.some(({ folded }) => compoundParts(folded) !== null)
  return isOfKitchen || isCompound ? language : 'en'
}
