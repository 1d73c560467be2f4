import type { Measure } from '../claim.ts'
import { englishOf } from '../english-words.ts'
import { isClaimed, type Pass, type Reading } from '../reading.ts'
import { claimFigure } from './figures.ts'

/**
 * Limits per serving that "low" and "high" stand for, in grams or kcal. Labels use figures per 100 g
 * (Regulation (EC) 1924/2006: 3 g of fat, 5 g of sugars, 6 g of fiber), and a serving weighs two to three
 * times as much. Low fiber is a third of the 10 to 12 g a day that hospitals give to a bowel at rest. High protein is 20 % of the energy of a meal of 500 kcal.
 */
const levels: readonly {
  said: string
  measure: Measure
  limit: { atLeast: number } | { atMost: number }
  means: string
}[] = [
  { said: 'low calories?', measure: 'calories', limit: { atMost: 450 }, means: 'at most 450 kcal' },
  { said: 'low fats?', measure: 'fat', limit: { atMost: 10 }, means: 'at most 10 g fat' },
  { said: 'low sugars?', measure: 'sugar', limit: { atMost: 12 }, means: 'at most 12 g sugar' },
  { said: 'low fib(?:er|re)s?', measure: 'fiber', limit: { atMost: 4 }, means: 'at most 4 g fiber' },
  { said: 'high proteins?', measure: 'protein', limit: { atLeast: 25 }, means: 'at least 25 g protein' },
  { said: 'high fib(?:er|re)s?', measure: 'fiber', limit: { atLeast: 8 }, means: 'at least 8 g fiber' },
]

/** Wordings of little of something; "no sugar" by itself leaves it out. */
const notMuch = '(?:without|not|no)(?: too| so| very| that)? (?:much|many)(?: of)?|hardly any|only a little'

/** Products sold as low in something, which say nothing of the whole dish: "low-fat yogurt". */
const products =
  '(?! (?:milk|yogh?urt|greek|cheese|cream|sour|cottage|mayo|mayonnaise|ricotta|powder|bread|tortillas?|pasta))'

const patterns = levels.map(({ said, ...level }) => {
  const [how = '', what = ''] = said.split(' ')
  const ways =
    how === 'low' ? `low|lower|less|fewer|reduced|lean on|poor|${notMuch}` : 'high|higher|rich|packed|loaded'
  const behind = how === 'low' ? `|${what} (?:low|reduced|light)` : `|${what} (?:rich|packed|loaded|heavy)`
  return {
    ...level,
    pattern: new RegExp(
      `\\b(?:(?:very |extra )?(?:${ways})(?: in| on| content of| with)?[ -](?:added )?${what}${behind.replace(/ \(/, '[ -](')})\\b${products}`,
    ),
  }
})

/** Wording for a dish without added fat: "no fat", "fat-free", "no additional fat". */
const fatless = new RegExp(
  `\\b(?:(?:no|zero|without|without any|with no) (?:added |additional |extra )?fat|fat[ -](?:free|less))\\b${products}`,
)
const OF_NO_FAT = 5
const noFat = {
  pattern: fatless,
  measure: 'fat' as const,
  limit: { atMost: OF_NO_FAT },
  means: `at most ${OF_NO_FAT} g fat`,
}

/** Energy of a serving that may be called none: FDA, 21 CFR 101.60, "calorie free". */
const noCalories = {
  pattern: /\b(?:(?:zero|no|0|without) k?cal(?:orie)?s?|k?cal(?:orie)?s?[ -](?:free|less))\b/,
  measure: 'calories' as const,
  limit: { atMost: 5 },
  means: 'at most 5 kcal',
}
/** Sugar of a serving that few people call too sweet: an ounce. */
const NOT_SWEET = 25
const notSweet = {
  pattern: /\b(?:not|isn't|isnt|less)(?: (?:be|so|too|overly|very|that|all))* sweet\b(?! potato)/,
  measure: 'sugar' as const,
  limit: { atMost: NOT_SWEET, isSoft: true as const },
  means: `at most ${NOT_SWEET} g sugar`,
}
/** Sugar of a serving that nobody calls sweet. */
const NOT_AT_ALL_SWEET = 12
const unsweet = {
  pattern: /(?<!\b(?:too|so|very|overly) )\b(?:not|isn't|isnt) (?:be )?sweet\b(?! potato| enough| or )/,
  measure: 'sugar' as const,
  limit: { atMost: NOT_AT_ALL_SWEET, isSoft: true as const },
  means: `at most ${NOT_AT_ALL_SWEET} g sugar`,
}

/**
 * Less of something than there is, which as a whole wish is a change of a recipe: "less sugar". Behind a dish
 * it is a limit: "desserts with less sugar".
 */
const isRelative = ({ 0: words, index }: RegExpExecArray): boolean =>
  index === 0 && /^(?:less|fewer)\b/.test(words)

const lessSalt = new RegExp(
  `\\b(?:less|reduced|low in|lower in|(?<!\\ba )little|${notMuch}) (?:salt|sodium)\\b`,
)

/** Reads "dinner with less salt" and "low in salt" as the diet that is low in sodium; "a little salt" is a seasoning. */
function readLessSalt(reading: Reading, text: string, starts: readonly number[]): void {
  const match = lessSalt.exec(text)
  if (!match || isRelative(match)) return
  reading.diets.add('low-sodium')
  claimFigure(reading, starts, match.index, match.index + match[0].length, 'low sodium')
}

const fewCarbs = /\b(?:low|lower|light) (?:in|on) (?:other |all |the )?carb(?:s|ohydrates?)?\b/

/** Reads "low in other carbs" as the low-carb diet. */
function readFewCarbs(reading: Reading, text: string, starts: readonly number[]): void {
  const match = fewCarbs.exec(text)
  if (!match) return
  reading.diets.add('low-carb')
  claimFigure(reading, starts, match.index, match.index + match[0].length, 'low carb')
}

/** Reads "low fat" or "high in protein" as a limit per serving, unless the craving gives its own figure. */
export const readLevels: Pass = (reading) => {
  const { text, starts } = englishOf(reading)
  readLessSalt(reading, text, starts)
  readFewCarbs(reading, text, starts)
  for (const { pattern, measure, limit, means } of [noCalories, noFat, unsweet, notSweet, ...patterns]) {
    const match = pattern.exec(text)
    if (!match || isRelative(match) || reading.targets.some((one) => one.measure === measure)) continue
    const first = starts.findLastIndex((start) => start <= match.index)
    if (isClaimed(reading, first)) continue
    // "Jam with less sugar" compares with the usual jam, and gives no figure that every jam misses.
    const isComparison = /^(?:less|lower|fewer|reduced) /.test(match[0])
    reading.targets.push({ measure, ...limit, ...(isComparison && { isSoft: true as const }) })
    claimFigure(reading, starts, match.index, match.index + match[0].length, means)
  }
}
