import { numberWords } from '../../steps/number-words.ts'
import { claim, isClaimed, type Pass, type Reading, wordAt } from '../reading.ts'
import { thingAt } from '../things.ts'
import { wordSet } from '../word-set.ts'

const units = wordSet(
  'pound pounds lb lbs kilo kilos kg kgs kilogram kilograms gram grams ounce ounces oz quart quarts gallon gallons bag bags bushel bushels bucket buckets crate crates basket baskets box boxes jar jars bunch bunches head heads tub tubs carton cartons',
)
/** Words between a number and its unit: "5 big bags". */
const sizes = wordSet('big large huge small little full whole half extra about around')
const MOST_SIZES = 2

/**
 * Reads how much of a food somebody has, "five pounds of carrots": the words are no name of a dish, and the cook is told
 * that the recipe's own list says how much it takes.
 */
export const readAmountsAtHand: Pass = (reading) => {
  for (let at = 0; at < reading.words.length; at++) {
    const end = amountAt(reading, at)
    const food = end === null ? null : thingAt(reading.words, end)
    if (end === null || food === null) continue
    const [first, last] = [reading.words[at], reading.words[food.to - 1]]
    claim(reading, 'number', at, end, wordsOf(reading, at, end))
    if (first && last)
      reading.told.push(
        `“${reading.text.slice(first.start, last.end)}”: the list below says how much this recipe takes; change the servings to use more or less.`,
      )
    at = end - 1
  }
}

const isNumber = (word: string): boolean => /^\d+$/.test(word) || (word in numberWords && word !== 'a')

/** Returns the place behind a number, its unit and an "of"; null where no such amount begins. */
function amountAt(reading: Reading, at: number): number | null {
  if (isClaimed(reading, at) || !isNumber(wordAt(reading, at))) return null
  let end = at + 1
  while (end <= at + MOST_SIZES && sizes.has(wordAt(reading, end))) end++
  if (!units.has(wordAt(reading, end)) || isClaimed(reading, end)) return null
  return wordAt(reading, end + 1) === 'of' ? end + 2 : end + 1
}

const wordsOf = ({ text, words }: Reading, from: number, to: number): string => {
  const last = words.slice(from, to).findLast(({ plain }) => plain !== 'of')
  return text.slice(words[from]?.start ?? 0, last?.end ?? 0)
}
