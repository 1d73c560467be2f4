import { foodById } from '../../foods/index.ts'
import { isGrammar } from '../../languages/english-grammar.ts'
import { numberWords } from '../../steps/number-words.ts'
import { claim, isClaimed, nameAt, type Pass, type Reading, wordAt } from '../reading.ts'
import { type Thing, thingAt } from '../things.ts'
import { wordSet } from '../word-set.ts'
import { isDishKind } from './denied-dishes.ts'

const units = wordSet(
  'pound pounds lb lbs kilo kilos kg kgs kilogram kilograms gram grams g ounce ounces oz quart quarts gallon gallons liter liters litre litres ml cup cups tablespoon tablespoons tbsp teaspoon teaspoons tsp can cans tin tins bag bags bushel bushels bucket buckets crate crates basket baskets box boxes jar jars pack packs package packages packet packets bottle bottles bunch bunches head heads tub tubs carton cartons stick sticks slice slices stalk stalks ear ears clove cloves block blocks',
)
/** Words between a number and its unit, "5 big bags", or between a number and what is counted, "3 overripe bananas". */
const sizes = wordSet(
  'big large huge small little medium full whole half extra about around more ripe overripe spotty brown old fresh leftover left remaining boneless skinless bone in frozen thawed raw cooked chopped sliced diced cubed shredded grated peeled mashed pureed roasted of',
)
const MOST_SIZES = 3

/**
 * Reads how much of a food somebody has: "five pounds of carrots", "6 egg yolks", "half a cabbage". The words are no
 * name of a dish; the recipe is fitted to the amount where this can be done, and the cook is told what it takes.
 */
export const readAmountsAtHand: Pass = (reading) => {
  readAmounts(reading, false)
  // "A kohlrabi and two chicken breasts" counts the kohlrabi as well.
  if (reading.amounts.length > 0) readAmounts(reading, true)
}

function readAmounts(reading: Reading, isCounting: boolean): void {
  for (let at = 0; at < reading.words.length; at++) {
    const amount = amountAt(reading, at) ?? amountBehind(reading, at) ?? oneAt(reading, at, isCounting)
    if (amount === null) continue
    const { quantity, unit, from, end, food, to } = amount
    const [first, last] = [reading.words[at], reading.words[to - 1]]
    if (!first || !last) continue
    const words = reading.text.slice(first.start, last.end)
    claim(reading, 'number', from, end, words)
    reading.amounts.push({ food: food.name, quantity, unit, words })
    at = to - 1
  }
}

interface Amount {
  quantity: number
  unit: string | null
  /** Places of the number, its unit and an "of". */
  from: number
  end: number
  food: Thing
  /** Place behind the whole amount. */
  to: number
}

/** Returns the amount of a food that begins at a word; null where none does. */
function amountAt(reading: Reading, at: number): Amount | null {
  if (isClaimed(reading, at)) return null
  const number = numberAt(reading, at)
  if (number === null) return null
  // "3 bean salad" and "seven layer dip" are names.
  const isName = (to: number) => at + nameAt(reading, at) > to
  if (number.unit !== undefined) {
    const behind = wordAt(reading, number.end) === 'of' ? number.end + 1 : number.end
    const food = foodAt(reading, behind)
    return food && !isName(food.to)
      ? { quantity: number.value, unit: number.unit, from: at, end: behind, food, to: food.to }
      : null
  }
  let end = number.end
  while (end < number.end + MOST_SIZES && sizes.has(wordAt(reading, end))) end++
  const unit = units.has(wordAt(reading, end)) && !isClaimed(reading, end) ? wordAt(reading, end) : null
  if (unit !== null) {
    const behind = wordAt(reading, end + 1) === 'of' ? end + 2 : end + 1
    const food = foodAt(reading, behind)
    return food && !isName(food.to)
      ? { quantity: number.value, unit, from: at, end: behind, food, to: food.to }
      : null
  }
  const food = foodAt(reading, end)
  return food && !isName(food.to) && isCounted(reading, food, number.value)
    ? { quantity: number.value, unit: null, from: at, end: number.end, food, to: food.to }
    : null
}

/** Sizes by which "a" counts: "a large eggplant". */
const sizesOfOne = wordSet('large big huge giant small little medium whole')

/** Returns the one piece of a food that "a" counts, by its size or beside other counted foods; null where it counts none. */
function oneAt(reading: Reading, at: number, isCounting: boolean): Amount | null {
  if (isClaimed(reading, at) || !/^an?$/.test(wordAt(reading, at))) return null
  const isSized = sizesOfOne.has(wordAt(reading, at + 1))
  if (!isSized && !isCounting) return null
  const food = foodAt(reading, at + 1)
  const isPiece = food?.id != null && foodById(food.id)?.aisle === 'Produce'
  const next = reading.words[food?.to ?? 0]
  const isEnd = food !== null && (next === undefined || next.stop !== '' || isGrammar(next.plain))
  const last = reading.words[(food?.to ?? 0) - 1]
  if (!food || !isPiece || !(isEnd || last?.stop !== '') || !isCounted(reading, food, 1)) return null
  return { quantity: 1, unit: null, from: at, end: at + 1, food, to: food.to }
}

/** Returns an amount that stands behind its food, "cucumbers 5"; null where none does. */
function amountBehind(reading: Reading, at: number): Amount | null {
  const food = isClaimed(reading, at) ? null : thingAt(reading.words, at)
  const isNear = /^(?:about|around|roughly|maybe|approximately)$/.test(wordAt(reading, food?.to ?? 0))
  const start = (food?.to ?? 0) + (isNear ? 1 : 0)
  const number = food && /^,?$/.test(reading.words[food.to]?.stop ?? '?') ? numberAt(reading, start) : null
  if (food === null || food.id === null || number === null || isClaimed(reading, start)) return null
  const unit = units.has(wordAt(reading, number.end)) ? wordAt(reading, number.end) : null
  const to = unit === null ? number.end : number.end + 1
  const next = reading.words[to]
  return next === undefined || next.stop !== ''
    ? { quantity: number.value, unit, from: food.to, end: to, food, to }
    : null
}

/** Returns the food that begins at a word, or behind the words that describe it: "2 cups cooked rice". */
function foodAt(reading: Reading, at: number): Thing | null {
  for (let from = at; from <= at + MOST_SIZES; from++) {
    if (reading.words[from] === undefined || (from > at && reading.words[from]?.stop !== '')) return null
    const food = thingAt(reading.words, from)
    if (food) return food
    if (!sizes.has(wordAt(reading, from))) return null
  }
  return null
}

/** True for a food that the number counts: "2 eggs", and not the "2 egg" of a noodle dish. */
function isCounted(reading: Reading, { name, id, to }: Thing, value: number): boolean {
  if (name.split(' ').some(isDishKind)) return false
  const last = reading.words[to - 1]
  const next = reading.words[to]
  const isMany = last !== undefined && last.stem !== last.plain
  const isEnd = next === undefined || next.stop !== '' || isGrammar(next.plain)
  // A kind of food is counted only as such: "five squashes", and no "2 fish".
  if (id === null) return isMany && isEnd && value > 1
  return isMany || isEnd || (value <= 1 && !isDishKind(next.stem))
}

export interface NumberAt {
  value: number
  /** Unit written together with the number: the grams of "500g". */
  unit?: string
  end: number
}

/** Returns the number that begins at a word: "5", "five", "half a", "a dozen". */
export function numberAt(reading: Reading, at: number): NumberAt | null {
  const [word, next] = [wordAt(reading, at), wordAt(reading, at + 1)]
  if (word === 'half' && /^(?:an?|of|the|my)$/.test(next)) {
    const isOfA = next === 'of' && /^(?:an?|the|my)$/.test(wordAt(reading, at + 2))
    return { value: 0.5, end: at + (isOfA ? 3 : 2) }
  }
  if (word === 'dozen') return { value: 12, end: at + 1 }
  if ((word === 'a' || word === 'one') && next === 'dozen') return { value: 12, end: at + 2 }
  const [, figure, unit = ''] = /^(\d+(?:\.\d+)?)(\p{L}+)$/u.exec(word) ?? []
  if (figure !== undefined) return units.has(unit) ? { value: Number(figure), unit, end: at + 1 } : null
  const value = /^\d+(?:\.\d+)?$/.test(word) ? Number(word) : word === 'a' ? undefined : numbers[word]
  if (value === undefined || value <= 0) return null
  if (next === 'dozen') return { value: value * 12, end: at + 2 }
  return next === 'and' && wordAt(reading, at + 2) === 'a' && wordAt(reading, at + 3) === 'half'
    ? { value: value + 0.5, end: at + 4 }
    : { value, end: at + 1 }
}

const numbers: Readonly<Record<string, number | undefined>> = numberWords
