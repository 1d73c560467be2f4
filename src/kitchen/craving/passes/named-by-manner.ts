import { type Reading, wordAt } from '../reading.ts'
import type { Thing } from '../things.ts'
import { wordSet } from '../word-set.ts'
import { endsPhrase } from './noun-phrases.ts'

/** Ways of preparing foods by which a whole range of them is left out: "anything pickled". */
const prepared = wordSet(
  'pickled fermented smoked cured fried breaded battered canned tinned stewed candied deep-fried marinated',
)

/** Ways of frying, by which dishes are left out and no foods. */
export const inFat = /^(?:fried|deep-fried|battered)$/

const hot = wordSet('spicy hot fiery')

const taste = wordSet(
  'sweet sour bitter salty greasy oily creamy cheesy mushy slimy crunchy fatty fishy gamey',
)

/**
 * Reads an item of a list that names foods by how they are prepared or taste, "anything pickled" or "all things
 * spicy"; null for any other words, and where a food follows.
 */
export function anythingSoAt(reading: Reading, at: number): { thing: Thing | null; isHot: boolean } | null {
  const word = wordAt(reading, at + 1)
  const isItem =
    /^(?:anything|everything|something|stuff|things)$/.test(wordAt(reading, at)) &&
    reading.words[at + 1]?.stop === '' &&
    endsPhrase(reading, at + 2)
  if (!isItem || !(prepared.has(word) || hot.has(word) || taste.has(word))) return null
  const isNamed = prepared.has(word) && !inFat.test(word)
  const thing = isNamed ? { from: at, to: at + 2, name: word, id: null } : null
  return { thing, isHot: hot.has(word) }
}
