import { nameKey } from '../../cookbook/name-key.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { matchFood } from '../../foods/index.ts'
import { foldWord } from '../../languages/fold.ts'
import { isForeignWord } from '../../languages/gloss.ts'
import { languageOf } from '../../languages/language-of.ts'
import { isEnglishWord } from '../../languages/word-ranks.ts'
import { wordsAbroad } from '../../languages/words/words-abroad.ts'
import { withoutRequest } from '../request-words.ts'

/** English by the words of languages that are not read. */
const english: ReadonlyMap<string, string> = new Map(
  wordsAbroad
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [meaning = '', words = ''] = row.split(' | ')
      return words.split(', ').map((word) => [word, meaning] as const)
    }),
)

/** Longest name, in words, of a dish in another language. */
const LONGEST = 5

/** Text with words of other languages in English. */
export interface Translated {
  text: string
  readAs: { typed: string; as: string }[]
}

/**
 * Returns a dish's name that nobody knows here with its foods and ways of cooking in English, "duck mropol" for "bebek
 * mropol", so that dishes of the same food are near. Names that are known stay, and so do words of English.
 */
export function translatedNames(typed: string, cookbook: Cookbook): Translated {
  const said = withoutRequest(typed.trim())
  const words = said.split(/\s+/)
  const keys = words.map((word) => foldWord(word.replace(/[^\p{L}]/gu, '')))
  // A sentence of a language that is read has its own words: "je ne peux pas mâcher" names no fish.
  const isOpen = words.length <= LONGEST && !isNamed(words, cookbook) && languageOf(said) === 'en'
  const readAs: Translated['readAs'] = []
  if (!isOpen) return { text: typed, readAs }
  const text = words.map((word, at) => {
    const meaning = english.get(keys[at] ?? '')
    if (meaning === undefined || isPartOfName(words, at, cookbook) || !isUnread(keys[at] ?? '', cookbook))
      return word
    readAs.push({ typed: word, as: meaning })
    return meaning
  })
  return readAs.length > 0 ? { text: typed.replace(said, text.join(' ')), readAs } : { text: typed, readAs }
}

const isNamed = (words: readonly string[], { names, knownDishes }: Cookbook): boolean => {
  const key = nameKey(words.join(' '))
  return names.has(key) || knownDishes.has(key)
}

/** True for a word that neither a food nor a recipe has as its name, and that no language that is read has. */
const isUnread = (word: string, { names }: Cookbook): boolean =>
  !names.has(word) && !isEnglishWord(word) && !isForeignWord(word) && matchFood(word) === null

/** True for a word of several that name a dish: the ayam of "soto ayam special". */
function isPartOfName(words: readonly string[], at: number, cookbook: Cookbook): boolean {
  for (let from = 0; from <= at; from++)
    for (let to = Math.max(at + 1, from + 2); to <= words.length; to++)
      if (isNamed(words.slice(from, to), cookbook)) return true
  return false
}
