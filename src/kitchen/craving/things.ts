import { remembered } from '#contract/remembered.ts'
import { familyOf } from '../checks/food-families.ts'
import { foods } from '../foods/index.ts'
import { allergensOfWord } from './allergens.ts'
import { nameAt, type Reading } from './reading.ts'
import { stem } from './stem.ts'
import { stemsBetween, type Word } from './words.ts'

let names: ReadonlyMap<string, string> | null = null

/** Returns the name of every food, in the singular, with the food's id. */
function foodNames(): ReadonlyMap<string, string> {
  if (names) return names
  const map = new Map<string, string>()
  for (const food of foods)
    for (const name of [food.name, food.plural, ...food.aliases, food.id.replace(/-/g, ' ')]) {
      const key = keyOf(name)
      if (!map.has(key)) map.set(key, food.id)
    }
  names = map
  return map
}

const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[-–/]/g, ' ')
    .replace(/[^\p{L}\p{N}' ]/gu, '')
    .split(/\s+/)
    .map(stem)
    .join(' ')

const LONGEST_NAME = 4

/** Food or kind of food that words name. */
export interface Thing {
  from: number
  to: number
  /** Words in the singular. */
  name: string
  /** Id of the food; null when the table has none of that name. */
  id: string | null
  /** True for a dish that is denied by its name while its food is wished for: apples, and no cinnamon apples. */
  isDish?: true
}

/** Words that cooks use for a kind of food and that name no single food. */
const moreKinds = new Set(
  'carb carbohydrate starch grain spice heat salt sugar offal seed oil lard alcohol booze caffeine yeast preservative additive nightshade legume pulse root vegetable veggy veg goat mutton goose pheasant partridge quail hare boar bison kangaroo ostrich liver kidney tripe tongue sweetbread brain snail escargot conch abalone shark carp pike frog durian citric'.split(
    ' ',
  ),
)
const phrases = new Set([
  'refined sugar',
  'white sugar',
  'added sugar',
  'processed meat',
  'deli meat',
  'lunch meat',
  'cold cut',
  'organ meat',
  'seed oil',
  'animal product',
  'red meat',
  'tree nut',
  'dairy product',
  'milk product',
  'nut butter',
  'citrus fruit',
  'cow milk',
  'stone fruit',
])

/** True when words in the singular name something to eat. */
export const isThing: (name: string) => boolean = remembered(
  (name) =>
    foodNames().has(name) ||
    familyOf(name) !== undefined ||
    phrases.has(name) ||
    (!name.includes(' ') && (moreKinds.has(name) || allergensOfWord(name).length > 0)),
)

/** Returns the longest food or kind of food that begins at a word, without a stop inside it. */
export function thingAt(words: readonly Word[], at: number): Thing | null {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length >= 1; length--) {
    if (words.slice(at + 1, at + length).some(({ stop }) => stop !== '')) continue
    const name = stemsBetween(words, at, at + length)
    if (isThing(name)) return { from: at, to: at + length, name, id: foodNames().get(name) ?? null }
  }
  return null
}

export const knownFoodNames = (): Iterable<string> => foodNames().keys()

/** Yields the names of common foods, which typing errors are most likely meant to be. */
export function* commonFoodNames(): Iterable<string> {
  const rarer = new Set(foods.flatMap(({ id, byName }) => (byName ? [id] : [])))
  for (const [name, id] of foodNames()) if (!rarer.has(id)) yield name
}

/** True when words name a food or a dish: the pudding of "please not pudding". */
export const namesWithin = (reading: Reading, from: number, to: number): boolean =>
  Array.from({ length: to - from }, (_, i) => from + i).some(
    (at) =>
      thingAt(reading.words, at) !== null ||
      nameAt(reading, at) > 0 ||
      reading.vocabulary.isName?.(reading.words[at]?.stem ?? '') === true,
  )
