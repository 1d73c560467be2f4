import type { Food } from './food.ts'
import { longestHits } from './lexicon.ts'
import { phraseTrie } from './phrase-trie.ts'
import { preparedDishes } from './table/prepared-dishes.ts'
import { type Word, wordsOf } from './words.ts'

let compiled: ReturnType<typeof phraseTrie<Food>> | null = null
function trie(): ReturnType<typeof phraseTrie<Food>> {
  if (compiled) return compiled
  compiled = phraseTrie<Food>()
  for (const food of preparedDishes)
    for (const name of [food.name, food.plural, ...food.aliases]) compiled.add(name, food)
  return compiled
}

/** Words behind which a line no longer names its food: "sandwiches with ham", "rice from leftover risotto". */
const behind = new Set('with in from for on at of to as such like or'.split(' '))
/** Words behind a dish's name that only describe it. */
const describing = new Set(
  'leftover slice piece square chopped cold cubed sliced diced crumbled thawed frozen'.split(' '),
)
/** Claims and states that make another product of a dish. */
const claim = /\b(?:vegan|vegetarian|veggie|plant[- ]based|meatless|mock|[a-z]+[- ]free|eggless|dried)\b/i
/** Two fillings that share their dish: "pork or vegetable dumplings". */
const twoFillings =
  /^((?:frozen |leftover |cooked )?)[a-z]+ or (?!leftover|cooked|other|plain|thin|small|large|soft)([a-z]+ [a-z]+s)$/i

/** Returns the dish at the end of some words, and how many of them name it. */
function dishAtEnd(words: readonly Word[]): { food: Food; length: number } | null {
  for (let from = 0; from < words.length; from += 1) {
    const hit = trie().longestAt(words, from)
    if (hit?.to === words.length) return { food: hit.value, length: words.length - from }
  }
  return null
}

/**
 * Returns the prepared dish that the head of a name means, or the food of the table with that head, such as a pound
 * cake; null for any other name: "taco shells" are no dish, "ham and cheese sandwiches" are one and no ham.
 */
export function preparedDish(text: string): Food | null {
  const [main = ''] = text.split(/[,;(]/)
  if (claim.test(main)) return null
  const words = wordsOf(main.replace(twoFillings, '$1$2'))
  const stop = words.findIndex(({ stem }, at) => at > 0 && behind.has(stem))
  let to = stop < 0 ? words.length : stop
  while (to > 1 && describing.has(words[to - 1]!.stem)) to -= 1
  const dish = dishAtEnd(words.slice(0, to))
  if (!dish) return null
  const hit = longestHits(words).find((one) => one.to === to)
  return hit && hit.to - hit.from >= dish.length ? hit.food : dish.food
}

const ids = new Set(preparedDishes.map(({ id }) => id))
/** True for a dish of this table, of which no name tells all that it holds. */
export const isPreparedDish = (food: Food | null): boolean => food !== null && ids.has(food.id)
