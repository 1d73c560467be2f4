import { isClaimed, nameAt, type Reading, wordAt } from '../reading.ts'
import { type Thing, thingAt } from '../things.ts'
import { wordSet } from '../word-set.ts'
import { stemsBetween } from '../words.ts'
import type { Negator } from './negator.ts'
import { endsPhrase, fillers, joins, mains } from './noun-phrases.ts'

const meals = wordSet('dinner lunch breakfast supper snack dessert brunch')

/** Kinds of dish that people rule out like a food: "no stews or casseroles", "other than puddings and ice cream". */
const dishKinds = wordSet(
  'soup stew casserole salad sandwich curry pie pudding cake cookie muffin smoothie stirfry risotto chili pizza burger taco wrap chowder omelet omelette pancake porridge oatmeal brownie roast braise gratin quiche dip',
)

/**
 * Returns a kind of dish that is denied by itself: the casserole of "no casserole, please", but not of "no
 * casserole dish".
 */
function dishKindAt(reading: Reading, from: number, kinds: ReadonlySet<string> = dishKinds): Thing | null {
  let at = from
  while (at < from + 2 && fillers.has(wordAt(reading, at)) && reading.words[at + 1]?.stop === '') at++
  const word = reading.words[at]
  if (!word || isClaimed(reading, at) || !kinds.has(word.stem)) return null
  return endsPhrase(reading, at + 1) ? { from, to: at + 1, name: word.stem, id: null } : null
}

/**
 * Returns the whole name of a denied dish, such as "taco meat" or "hamburgers", so that the meat in it is not
 * denied instead.
 */
function dishNameAt(reading: Reading, at: number): Thing | null {
  const length = nameAt(reading, at)
  if (length === 0 || isClaimed(reading, at)) return null
  const to = at + length
  // "Something other than pasta for dinner" may be no pasta at all.
  const isMeal = length > 1 && meals.has(wordAt(reading, to - 1))
  if (isMeal && thingAt(reading.words, at)?.to === to - 1) return null
  if (!endsPhrase(reading, to)) return null
  const food = length > 1 ? thingAt(reading.words, to - 1) : null
  const isOfWish = food !== null && food.to === to && isNamedOutside(reading, food, to)
  const name = stemsBetween(reading.words, at, to)
  return { from: at, to, name, id: null, ...(isOfWish && { isDish: true as const }) }
}

/** Parts of dishes that a list denies beside foods and dishes: "hates gravies, most sauces, any casserole". */
const partsOfDishes = wordSet('sauce dressing dip condiment')

/** Returns a sauce or another part of dishes that a list denies; null where only the serving is spoken of. */
export function partDeniedAt(
  reading: Reading,
  at: number,
  { strength, runsOn, ofParts }: Negator,
  isInList: boolean,
): Thing | null {
  const part = strength === 'exclusion' && runsOn ? dishKindAt(reading, at, partsOfDishes) : null
  // "Without sauce" alone speaks of how the dish is served.
  const begins = part !== null && (reading.words[part.to]?.stop === ',' || joins(wordAt(reading, part.to)))
  return isInList || begins || ofParts ? part : null
}

/** Returns a dish in a list of exclusions: a kind of dish, or the name of one that somebody is tired of. */
export const dishDeniedAt = (
  reading: Reading,
  at: number,
  { strength, ofDishes, ofTaste }: Negator,
  isInList: boolean,
): Thing | null => {
  if (strength !== 'exclusion') return null
  const isNamed =
    ofDishes === true ||
    isLongerName(reading, at, ofTaste === true) ||
    (isInList && isBetweenFoods(reading, at))
  return (isNamed ? dishNameAt(reading, at) : null) ?? dishKindAt(reading, at)
}

/**
 * True for a dish of a list that an "or" and a food close, "no cheese, tzatziki or garlic"; the dishes of "no nuts,
 * brownies or cookies" are a wish.
 */
function isBetweenFoods(reading: Reading, at: number): boolean {
  const or = at + nameAt(reading, at)
  const last = /^n?or$/.test(wordAt(reading, or)) ? thingAt(reading.words, or + 1) : null
  return (
    last !== null &&
    !mains.has(last.name) &&
    !isDishKind(last.name) &&
    nameAt(reading, last.from) <= last.to - last.from &&
    endsPhrase(reading, last.to)
  )
}

/**
 * True for a dish whose name is longer than a food's, behind "not" or a word of taste, or where its food is asked for
 * elsewhere: "not carrot cake", "doesn't like carrot cake" and "ripe bananas, no banana bread" leave the carrots and
 * the bananas in. A name that joins two foods is a list of both.
 */
function isLongerName(reading: Reading, at: number, isOfTaste: boolean): boolean {
  const length = nameAt(reading, at)
  const food = thingAt(reading.words, at)
  const isList = reading.words.slice(at, at + length).some(({ plain }) => joins(plain) || plain === 'with')
  if (length < 2 || isList || at + length <= (food?.to ?? 0)) return false
  if (wordAt(reading, at - 1) === 'not' || isOfTaste) return true
  return food !== null && isNamedOutside(reading, food, at + length)
}

/** True when a food is named before a denial of its dish, or in a wish behind it. */
const isNamedOutside = (reading: Reading, { from, name }: Thing, to: number): boolean =>
  reading.words.some((_, at) => {
    const other = at < from || at >= to ? thingAt(reading.words, at) : null
    return (
      other !== null && !isClaimed(reading, at) && nameAt(reading, at) <= other.to - at && other.name === name
    )
  })

/** True when an excluded word names a kind of dish instead of a food. */
export const isDishKind = (name: string): boolean => dishKinds.has(name)

/** Returns the dish or kind of dish that ends before a word, with those that a list joins to it: "casseroles are out". */
export function dishesBefore(reading: Reading, end: number): Thing[] {
  const dish = dishEndingAt(reading, end)
  if (!dish) return []
  const isJoined = joins(wordAt(reading, dish.from - 1)) && reading.words[dish.from]?.stop === ''
  return [...(isJoined ? dishesBefore(reading, dish.from - 1) : []), dish]
}

function dishEndingAt(reading: Reading, end: number): Thing | null {
  for (let from = Math.max(0, end - 4); from < end; from++) {
    if (reading.words.slice(from + 1, end).some(({ stop }) => stop !== '')) continue
    if (Array.from({ length: end - from }, (_, i) => from + i).some((at) => isClaimed(reading, at))) continue
    const { stem = '' } = reading.words[from] ?? {}
    if (nameAt(reading, from) === end - from || (from === end - 1 && isDishKind(stem)))
      return { from, to: end, name: stemsBetween(reading.words, from, end), id: null }
  }
  return null
}
