import { remembered } from '#contract/remembered.ts'
import { breaksClaim } from './claims.ts'
import type { Food } from './food.ts'
import { longestHits } from './lexicon.ts'
import type { Word } from './words.ts'
import { wordsOf } from './words.ts'

/** A food named in running text, at `text.slice(start, end)`. */
export interface FoodMention {
  food: Food
  start: number
  end: number
  /** Name by which the food was recognized. */
  alias: string
}

/** Words that are foods on a shopping list and mostly something else in a recipe's steps. Stems. */
const looseInProse = new Set(
  (
    'toast mince crisp chip wrap bun bay curd date nut berry port bitter ice wing pickle relish digestive graham sprout ' +
    'scotch cookie biscuit stuffing masa bran clove dal coke rasher spirit fish bass sole melon chile tea coffee curry ' +
    'cracker caramel pastry bean pepper salt water gin speck snail'
  ).split(' '),
)

/** Foods that are also verbs: "oil the pan", "cream together", "butter a dish". */
const verbs = new Set('oil butter flour cream salt pepper water ice honey egg sugar zest juice'.split(' '))
const objects = new Set(
  'the a an your each both it them together well two half generously lightly until all'.split(' '),
)

/** Words before a noun that no verb follows: "add butter until it foams", "whip cold cream until stiff". */
const nounAhead = new Set(
  'add adding whisk whip beat melt melted pour stir heat warm boil use in with of more some remaining cold hot soft softened heavy double thick sour drizzle spoon'.split(
    ' ',
  ),
)

/**
 * Finds all foods that a text names, longest names first, without overlaps. Made for recipe steps: verbs and
 * kitchen gear that are spelled like foods are passed over, and so are salt, pepper and water, which every
 * kitchen has. Results are cached, because a draft is checked several times while most of its steps stay the
 * same.
 */
export const findFoods: (text: string) => readonly FoodMention[] = remembered(foodsIn, { longest: 300 })

/** Finds the foods on each side of a colon by themselves: "Cheese Sandwich: spread the butter" has no spread. */
function foodsIn(text: string): FoodMention[] {
  let from = 0
  return text.split(/(?<=: )/).flatMap((part) => {
    const offset = from
    from += part.length
    return foodsInPart(part).map((one) => ({ ...one, start: one.start + offset, end: one.end + offset }))
  })
}

function foodsInPart(text: string): FoodMention[] {
  const words = wordsOf(text)
  const mentions: FoodMention[] = []
  for (const hit of longestHits(words)) {
    const first = words[hit.from]!
    if (hit.to - hit.from === 1 && (isLoose(first) || isVerb(words, hit.from))) continue
    // "Vegan bacon" names no food of the table; the claim stands right before it.
    if (breaksClaim(words, Math.max(0, hit.from - 2), hit)) continue
    mentions.push({ food: hit.food, start: first.start, end: words[hit.to - 1]!.end, alias: hit.alias })
  }
  return mentions
}

/** True for a word that rarely means a food in prose; sprinkles are a food, but "sprinkle" is a verb. */
const isLoose = (word: Word) =>
  (looseInProse.has(word.stem) && word.surface !== 'peppers') || word.surface === 'sprinkle'

function isVerb(words: readonly Word[], at: number): boolean {
  const word = words[at]!
  if (!verbs.has(word.surface)) return false
  const next = words[at + 1]?.surface
  const before = words[at - 1]?.surface
  // "Cream butter and sugar": the verb opens the sentence and its object follows at once.
  if (word.surface === 'cream' && before === undefined && (next === 'butter' || next === 'sugar')) return true
  // "the oil the recipe asks for" keeps its noun: a verb has no article before it.
  return (
    next !== undefined &&
    objects.has(next) &&
    (before === undefined || !(objects.has(before) || nounAhead.has(before)))
  )
}
