import { unitWords } from '../ingredients/unit-words.ts'
import { foldWord, withoutUmlauts } from './fold.ts'
import { foldedWords } from './split-words.ts'
import { cuisineWords } from './words/cuisine-words.ts'
import { foodWords } from './words/food-words.ts'
import { grammarWords } from './words/grammar-words.ts'
import { kitchenWords } from './words/kitchen-words.ts'

export const foreignLanguages = ['de', 'es', 'fr', 'it'] as const
export type ForeignLanguage = (typeof foreignLanguages)[number]
export type Language = 'en' | ForeignLanguage

type WordKind = 'food' | 'kitchen' | 'grammar'

/** Meaning of a foreign phrase: the English phrase that the kitchen's rules know, or `~` for none. */
export interface Meaning {
  english: string
  kind: WordKind
}

type Dictionary = ReadonlyMap<string, Meaning>

/** Number of words in the longest phrase of the tables. */
export const LONGEST_FOREIGN_PHRASE = 6

const tables: readonly [kind: WordKind, table: string][] = [
  ['grammar', grammarWords],
  ['food', foodWords],
  ['kitchen', unitWords],
  ['kitchen', kitchenWords],
  ['kitchen', cuisineWords],
]

/**
 * Contractions of a last preposition with the article behind it: "au lieu de" is "au lieu du" before "lait".
 */
const contractions: Partial<Record<ForeignLanguage, Readonly<Record<string, readonly string[]>>>> = {
  es: { de: ['del'], a: ['al'] },
  fr: { de: ['du', 'des', "d'"], à: ['au', 'aux', "à l'"], d: ['du', 'des', 'de'] },
  it: {
    di: ['del', 'dello', 'della', 'dei', 'degli', 'delle', "dell'", "d'"],
    a: ['al', 'allo', 'alla', 'ai', 'agli', 'alle', "all'", 'ad'],
    da: ['dal', 'dallo', 'dalla', 'dai', 'dagli', 'dalle', "dall'"],
  },
}

/** Returns a phrase of two or more words in all its forms before an article. */
function formsOf(phrase: string, language: ForeignLanguage): string[] {
  const at = phrase.lastIndexOf(' ')
  const ends = at > 0 ? contractions[language]?.[phrase.slice(at + 1)] : undefined
  return ends ? [phrase, ...ends.map((end) => `${phrase.slice(0, at)} ${end}`)] : [phrase]
}

/** Returns the key by which a phrase is looked up: its folded words, one space between them. */
const keyOf = (phrase: string): string => foldedWords(phrase).join(' ')

function build(language: ForeignLanguage): Dictionary {
  const column = foreignLanguages.indexOf(language) + 1
  const map = new Map<string, Meaning>()
  for (const [kind, table] of tables) {
    for (const row of table.split('\n')) {
      if (row.trim() === '' || row.startsWith('#')) continue
      const cells = row.split('|').map((cell) => cell.trim())
      const english = cells[0] ?? ''
      const names = (cells[column] ?? '-').split(',').map((each) => each.trim())
      for (const name of names.flatMap((each) => (kind === 'grammar' ? formsOf(each, language) : [each]))) {
        // A star marks a name that is a unit behind a number and another word elsewhere.
        if (name === '' || name === '-' || name.endsWith('*')) continue
        // The first row with a word keeps it: grammar before foods, foods before the others, cuisines last.
        for (const key of new Set([keyOf(name), language === 'de' ? withoutUmlauts(name) : foldWord(name)]))
          if (!map.has(key)) map.set(key, { english, kind })
      }
    }
  }
  return map
}

const built = new Map<ForeignLanguage, Dictionary>()

/**
 * Returns every phrase of a language that can be put into English, by its folded words; built at the first
 * use.
 */
export function dictionaryOf(language: ForeignLanguage): Dictionary {
  const known = built.get(language)
  if (known) return known
  const made = build(language)
  built.set(language, made)
  return made
}
