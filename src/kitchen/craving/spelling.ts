import { buildTrieFast, type Trie } from 'cspell-trie-lib'
import { matchFood } from '../foods/index.ts'
import { isGrammar } from '../languages/english-grammar.ts'
import { foldWord } from '../languages/fold.ts'
import { isForeignWord } from '../languages/gloss.ts'
import { isEnglishWord, isOtherWord } from '../languages/word-ranks.ts'
import { culinaryWords } from './culinary-words.ts'
import type { Vocabulary } from './reading.ts'
import { stem } from './stem.ts'
import { knownFoodNames } from './things.ts'

/** Shorter words have too many neighbours for a guess. */
const SHORTEST = 5
/** Slips in shorter words are told one by one. */
const shortFoods: ReadonlyMap<string, string> = new Map([
  ['egs', 'eggs'],
  ['nutz', 'nuts'],
  ['mlik', 'milk'],
])
/** What cspell asks for one wrong, missing or extra letter, and less for two that changed places. */
const ONE_LETTER = 100
/** Two slips are mended in long words alone. */
const TWO_SLIPS = 200
const LONG = 8

/** Words of allergies and negations: a slip in one of them must not cost the rule. */
const safetyWords =
  'allergic allergy allergies allergen allergens intolerant intolerance celiac coeliac vegan vegetarian without shellfish gluten lactose'.split(
    ' ',
  )

interface Speller {
  trie: Trie
  known: ReadonlySet<string>
}
const spellers = new WeakMap<Vocabulary, Speller>()

function spellerOf(vocabulary: Vocabulary): Speller {
  const before = spellers.get(vocabulary)
  if (before) return before
  const words = new Set<string>()
  for (const word of safetyWords) words.add(word)
  for (const name of [...knownFoodNames(), ...vocabulary.names])
    for (const word of name.split(' ')) if (word.length >= SHORTEST && /^[a-z]+$/.test(word)) words.add(word)
  const speller = { trie: buildTrieFast([...words]), known: words }
  spellers.set(vocabulary, speller)
  return speller
}

/**
 * What a word was meant to be, where it is a typing error of a food or a dish: "brocolli" is broccoli. A word that
 * English, German, Spanish, French, Italian or the world's kitchens have is never mended; null for those, and for words
 * that are like nothing.
 */
export function mended(typed: string, vocabulary: Vocabulary): string | null {
  const word = foldWord(typed)
  const short = shortFoods.get(word)
  if (short) return short
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return null
  const { trie, known } = spellerOf(vocabulary)
  const singular = stem(word)
  if (known.has(word) || known.has(singular) || isKnownWord(word)) return null
  // "Fudgy" is no slip of "fudge".
  if (
    /y$/.test(singular) &&
    [singular.slice(0, -1), `${singular.slice(0, -1)}e`].some((one) => known.has(one))
  )
    return null
  if (isEnglishWord(singular) || culinaryWords.has(singular)) return null
  if (matchFood(word)) return null
  const [best] = trie
    .suggestWithCost(singular, { numSuggestions: 4, ignoreCase: true, compoundMethod: 0 })
    .filter((one) => one.word[0] === singular[0])
    .sort((a, b) => a.cost - b.cost)
  if (!best) return null
  const most = singular.length >= LONG ? TWO_SLIPS : ONE_LETTER
  return best.cost <= most ? best.word : null
}

const isKnownWord = (word: string): boolean =>
  isEnglishWord(word) ||
  isOtherWord(word) ||
  culinaryWords.has(word) ||
  isForeignWord(word) ||
  isGrammar(word)
