import { matchFood } from '../foods/index.ts'
import { compoundParts } from './compound.ts'
import { dictionaryOf, foreignLanguages, type Language } from './dictionary.ts'
import { isGrammar } from './english-grammar.ts'
import { foldWord } from './fold.ts'
import type { SplitWord } from './split-words.ts'
import { withoutEnding } from './stems.ts'
import { rankOf } from './word-ranks.ts'

/**
 * Ranks assumed for words that the kitchen knows and a list of everyday words may lack: "Zwiebelsuppe" is as
 * German as a word of that rank.
 */
const RANK_OF_KIND = { grammar: 200, food: 2500, kitchen: 2500 } as const
const RANK_OF_COMPOUND = 8000
const RANK_OF_ENGLISH_FOOD = 2500
const RANK_OF_ENGLISH_GRAMMAR = 400
/** Rank of a word that a language does not have. */
const UNKNOWN = 120_000
/** Smoothing that keeps the commonest word of one language from outweighing three of another. */
const SMOOTHING = 40
/**
 * Margin by which another language must explain a text better than English, because names of dishes occur in
 * every language.
 */
const ENGLISH_FIRST = 1.5

/**
 * Detects the language of a text: the one in which its words are commonest, by the law of Zipf, under which a
 * word's share of a language is the inverse of its rank. Words that are common to all, such as "Pizza",
 * decide nothing.
 * @param englishFirst margin by which another language must explain the text better
 */
export function detectLanguage(words: readonly SplitWord[], englishFirst = ENGLISH_FIRST): Language {
  const spoken = words.filter(({ folded }) => !/^\d/.test(folded))
  const cost = (language: Language) =>
    spoken.reduce((sum, word) => sum + Math.log(rankIn(word, language) + SMOOTHING), 0)
  const costs = foreignLanguages.map((language) => ({ language, cost: cost(language) }))
  const best = costs.reduce((a, b) => (b.cost < a.cost ? b : a))
  return best.cost + englishFirst < cost('en') ? best.language : 'en'
}

/** True for a food's name, and for a word that a bottle of sauce is named by: "soy", "teriyaki". */
const isEnglishFood = (word: string): boolean =>
  matchFood(word) !== null || matchFood(`${word} sauce`)?.alias === `${word} sauce`

function rankIn({ folded, typed }: SplitWord, language: Language): number {
  const listed = rankOf(folded, language) ?? UNKNOWN
  if (language === 'en') {
    // English words carry no accents, apart from foods of the table such as "pâté" and "jalapeño".
    if (isGrammar(folded)) return Math.min(listed, RANK_OF_ENGLISH_GRAMMAR)
    if (isEnglishFood(folded)) return Math.min(listed, RANK_OF_ENGLISH_FOOD)
    return foldWord(typed) === typed.toLowerCase() ? listed : UNKNOWN
  }
  const dictionary = dictionaryOf(language)
  const meaning = dictionary.get(folded) ?? dictionary.get(withoutEnding(folded, language))
  // "Soy" is Spanish for "I am" and a bean that English cooks write of, so it decides nothing.
  if (meaning?.kind === 'grammar' && isEnglishFood(folded)) return RANK_OF_ENGLISH_FOOD
  if (meaning) return Math.min(listed, RANK_OF_KIND[meaning.kind])
  if (language === 'de' && compoundParts(folded) !== null) return Math.min(listed, RANK_OF_COMPOUND)
  return listed
}
