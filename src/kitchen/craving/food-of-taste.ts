import { matchFood } from '../foods/index.ts'
import { rankOf } from '../languages/word-ranks.ts'
import { stem } from './stem.ts'
import { isThing } from './things.ts'
import { moodWords } from './wishes/moods.ts'
import { wordSet } from './word-set.ts'

/** Frequency rank below which a word is read as it stands: "curry", "jelly". */
const COMMON = 5000

/** Words that tell how a dish is to the tooth or the tongue, whatever food they are made of. */
const ofTexture = wordSet(
  'nutty milky creamy oily icy juicy saucy salty sugary watery doughy crusty seedy starchy meaty fishy malty jammy crumby corny crabby chilly hammy peachy beany chewy smoky',
)

/**
 * Returns the food that an adjective is made of, onion for "oniony" and orange for "orangey": who asks for such a dish
 * wants to taste the food in it. Null for other words.
 */
export function foodOfTaste(word: string): string | null {
  if (!/^[a-z]{4,}y$/.test(word) || ofTexture.has(word) || moodWords.has(word)) return null
  if (isThing(stem(word)) || matchFood(word) !== null || (rankOf(word, 'en') ?? COMMON) < COMMON) return null
  const root = word.slice(0, -1)
  const roots = [root, root.replace(/e$/, ''), `${root}e`, root.replace(/([a-z])\1$/, '$1')]
  return roots.find((one) => one.length > 2 && isFood(one)) ?? null
}

/** True for the name of a common food. */
const isFood = (word: string): boolean =>
  isThing(stem(word)) && matchFood(word)?.food.byName === undefined && matchFood(word) !== null
