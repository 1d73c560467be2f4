import type { Diet } from '#contract/dietary.ts'
import type { Measure } from '../claim.ts'
import { type EnglishWords, englishOf } from '../english-words.ts'
import { isClaimed, type Pass, type Reading } from '../reading.ts'
import { claimFigure, inRange, numberOf, numeral } from './figures.ts'
import { readServings } from './servings.ts'
import { rangeOfWork } from './work-minutes.ts'

/**
 * Reads the figures of a craving: nutrition per serving, minutes, servings, the number of ingredients. The
 * patterns see the English text, into which other languages were translated before.
 */
export const readNumbers: Pass = (reading) => {
  const english = englishOf(reading)
  readTargets(reading, english)
  readMinutes(reading, english)
  readIngredientCount(reading, english)
  readServings(reading, english)
}

const measureNames: readonly (readonly [RegExp, Measure])[] = [
  [/^k?cal/, 'calories'],
  // German uses one word for protein and for the white of an egg.
  [/^(?:proteins?|egg whites?)$/, 'protein'],
  [/carb/, 'carbs'],
  [/^fats?$/, 'fat'],
  [/^fib(?:er|re)s?$/, 'fiber'],
  [/^sugars?$/, 'sugar'],
  [/^(?:sodium|salt)$/, 'sodium'],
]
const measureWord =
  '(k?cal(?:orie)?s?|proteins?|egg whites?|(?:net )?carb(?:s|ohydrates?)?|fats?|fib(?:er|re)|sugars?|sodium|salt)'
const atMostWords =
  '(?:under|below|less than|fewer than|no more than|not more than|not over|at most|max(?:imum)?(?: of)?|up to|within|only)'
const atLeastWords =
  '(?:at least|over|above|more than|minimum(?: of)?|min|no less than|not less than|not under)'
const unitWord = '(g|grams?|mg|milligrams?)'

/** Nutrients whose bare figure is a minimum; a bare figure of the others is a maximum. */
const wished: readonly Measure[] = ['protein', 'fiber']

const lowDiets: Partial<Record<Measure, Diet>> = { sodium: 'low-sodium', carbs: 'low-carb' }

interface SaidFigure {
  name: string
  value: string
  /** Upper end of a range. */
  upTo?: string
  unit: string
  /** Words of the bound, which may stand before or behind the figure. */
  bound: string
  /** True for "around 500 calories", where much less does not fit either. */
  isAbout?: boolean
}

/** Spellings of a nutrition figure: "under 500 calories", "calories below 350", "sodium 400 mg max". */
const figurePatterns: readonly (readonly [RegExp, (match: RegExpMatchArray) => SaidFigure])[] = [
  [
    new RegExp(
      `\\b(${atMostWords}|${atLeastWords})? ?((?:about|around|approximately|roughly) )?${numeral} ?${unitWord}?(?: of)? ?${measureWord}\\b(?: or (?:less|under|fewer)| max(?:imum)?| tops| or (more)| min(?:imum)?)?`,
      'g',
    ),
    ([whole, bound = '', about, value = '', unit = '', name = '']) => ({
      name,
      value,
      unit,
      bound: bound || boundBehind(whole),
      isAbout: about !== undefined && bound === '',
    }),
  ],
  [
    new RegExp(
      `\\b${measureWord} (${atMostWords}|${atLeastWords}) ?(?:about |around )?${numeral} ?${unitWord}?\\b`,
      'g',
    ),
    ([, name = '', bound = '', value = '', unit = '']) => ({ name, value, unit, bound }),
  ],
  [
    new RegExp(
      `\\b${measureWord}(?: [a-z]+){0,2},? ${numeral} ?${unitWord}(?: (max(?:imum)?|tops|min(?:imum)?))`,
      'g',
    ),
    ([whole, name = '', value = '', unit = '']) => ({ name, value, unit, bound: boundBehind(whole) }),
  ],
]

const boundBehind = (whole: string): string =>
  / or more$| min(?:imum)?$/.test(whole)
    ? 'at least'
    : / or (?:less|under|fewer)$| max(?:imum)?$| tops$/.test(whole)
      ? 'at most'
      : ''

/** A range: "between 20 and 30 g protein", "from 400 to 500 calories", "roughly 700-1000 kcal", whose dash is a space here. */
const between = new RegExp(
  `\\b(?:between |from )?(?:(?:about|around|approximately|roughly) )?${numeral} ?${unitWord}?(?: (?:and|to|or|through))? ${numeral} ?${unitWord}?(?: of)? ?${measureWord}\\b`,
  'g',
)

function readTargets(reading: Reading, { text, starts }: EnglishWords): void {
  for (const match of text.matchAll(between)) {
    const [whole, low = '', , high = '', unit = '', name = ''] = match
    target(reading, starts, match.index, whole, { name, unit, value: low, upTo: high, bound: '' })
  }
  for (const [pattern, read] of figurePatterns)
    for (const match of text.matchAll(pattern)) {
      // The first pattern to read a figure keeps it: "40 g protein under 500 calories" limits no protein to
      // 500.
      const last = starts.findLastIndex((start) => start < match.index + match[0].length)
      if (
        !isClaimed(reading, last) &&
        !isClaimed(
          reading,
          starts.findLastIndex((start) => start <= match.index),
        )
      )
        target(reading, starts, match.index, match[0], read(match))
    }
}

/** Calories from which on a bare figure is that of a meal, and the share of it that a dish must have. */
const A_MEAL = 300
const MOST_OF_IT = 0.6
/** Share by which a dish may differ from an "about" figure. */
const ABOUT = 0.15

const unitOf: Readonly<Record<Measure, string>> = {
  calories: 'kcal',
  protein: 'g protein',
  carbs: 'g carbs',
  fat: 'g fat',
  fiber: 'g fiber',
  sugar: 'g sugar',
  sodium: 'mg sodium',
}

function target(
  reading: Reading,
  starts: readonly number[],
  from: number,
  match: string,
  { name, value, upTo, unit, bound, isAbout }: SaidFigure,
): void {
  // The patterns may begin with the space behind a food, which is no part of the figure: "salmon 400 calories".
  const whole = match.trimStart()
  const index = from + match.length - whole.length
  const measure = measureNames.find(([words]) => words.test(name))?.[1]
  if (!measure) return
  // A bare number needs grams or a bound, except with calories: "2 fat carrots" is no figure of fat.
  if (measure !== 'calories' && unit === '' && bound === '') return
  if (/^egg/.test(name) && unit === '') return
  // "Low" before the figure is a diet as well: "low sodium soup, 400 mg max".
  const before = reading.words[starts.findLastIndex((start) => start <= index) - 1]?.plain
  const diet = before === 'low' ? lowDiets[measure] : undefined
  if (diet) reading.diets.add(diet)
  // Salt is sodium chloride: 1 g of it has 393 mg of sodium.
  const inUnits = (measure === 'sodium' && /^g/.test(unit) ? 1000 : 1) * (name === 'salt' ? 0.393 : 1)
  const amount = numberOf(value) * inUnits
  const most = upTo === undefined ? undefined : numberOf(upTo) * inUnits
  if (!Number.isFinite(amount) || (most !== undefined && !(amount < most))) return
  const range = rangeMeant(measure, amount, most, bound === '', isAbout)
  if (range) {
    const { means, ...limits } = range
    reading.targets.push({ measure, ...limits })
    claimFigure(reading, starts, index, index + whole.length, `${means} ${unitOf[measure]}`)
    return
  }
  const isLeast = bound === '' ? wished.includes(measure) : new RegExp(`^${atLeastWords}$`).test(bound)
  const limit = isLeast ? { atLeast: amount } : { atMost: amount }
  const known = reading.targets.find((one) => one.measure === measure && !('atLeast' in one && isLeast))
  if (known && 'atMost' in known !== 'atMost' in limit) Object.assign(known, limit)
  else if (!known) reading.targets.push({ measure, ...limit })
  claimFigure(
    reading,
    starts,
    index,
    index + whole.length,
    `${isLeast ? 'at least' : 'at most'} ${Math.round(amount)} ${unitOf[measure]}`,
  )
}

/** Returns the two ends that a figure means, with its words; null for a figure with one end. */
function rangeMeant(
  measure: Measure,
  amount: number,
  most: number | undefined,
  isBare: boolean,
  isAbout = false,
): { atLeast: number; atMost: number; means: string } | null {
  const said = Math.round(amount)
  if (most !== undefined) return { atLeast: amount, atMost: most, means: `${said} to ${Math.round(most)}` }
  if (measure !== 'calories') return null
  if (isAbout) return { atLeast: amount * (1 - ABOUT), atMost: amount * (1 + ABOUT), means: `about ${said}` }
  // A "600-calorie lunch" is no cup of broth: a bare figure of a meal means most of it.
  return isBare && amount >= A_MEAL
    ? { atLeast: amount * MOST_OF_IT, atMost: amount, means: `up to ${said}` }
    : null
}

const minutePatterns: readonly (readonly [RegExp, (match: RegExpMatchArray) => number])[] = [
  [/\b(?:under |within |in |less than )?(?:half an hour|half hour)\b(?: or less)?/, () => 30],
  [/\b(?:three quarters of an hour|3 4 hour)\b/, () => 45],
  [/\b(?:in |within )?(?:a )?quarter of an hour\b/, () => 15],
  [/\b(?:an|one) hour and a half\b|\b(?:1|one) and a half hours?\b/, () => 90],
  [/\b(?:an hour|hour) (?:tops|max|maximum|at most|or less)\b|\bin (?:an )?hours?\b/, () => 60],
  [
    new RegExp(
      `\\b(?:under |within |in |less than |at most |max |about |only )?(?:an?|${numeral}) (?:h|hr|hrs|hours?)(?: and)? ${numeral} (?:m|min|mins|minutes?)\\b(?: or less)?`,
    ),
    (match) => (match[1] ? numberOf(match[1]) : 1) * 60 + numberOf(match[2] ?? ''),
  ],
  [/\b(\d{1,2})h([0-5]\d)\b/, (match) => Number(match[1]) * 60 + Number(match[2])],
  [
    new RegExp(
      `\\b(?:under |within |in |less than |at most |max |about |only |no more than |no longer than |have )?(?:an?|${numeral}) ?(?:h|hr|hrs|hours?)\\b(?: or less| max(?:imum)?| tops| at most| to cook| to make)`,
    ),
    (match) => (match[1] ? numberOf(match[1]) : 1) * 60,
  ],
  [
    new RegExp(
      `\\b(?:under |within |in |less than |at most |max |maximum |about |only |no more than |no longer than |not more than )?${numeral} ?(?:min|mins|minutes?)\\b(?: or less| or under| max| tops| flat)?`,
    ),
    (match) => numberOf(match[1] ?? ''),
  ],
  [
    new RegExp(
      `\\b(?:under|within|in|less than|max|at most|about|have|takes?|no more than|no longer than|only have|only got) (?:an?|${numeral}) ?(?:h|hr|hrs|hours?)\\b(?: or less)?`,
    ),
    (match) => (match[1] ? numberOf(match[1]) : 1) * 60,
  ],
]

function readMinutes(reading: Reading, { text, starts }: EnglishWords): void {
  let work: { from: number; to: number } | null = null
  for (const { from, to, minutes } of minutesIn(text)) {
    if (work && from < work.to && work.from < to) continue
    const ofWork = rangeOfWork(text, from, to)
    if (!ofWork) {
      reading.maxMinutes = minutes
      claimFigure(reading, starts, from, to, `at most ${minutes} minutes`)
      return
    }
    if (work) continue
    work = ofWork
    reading.maxPrepMinutes = minutes
    claimFigure(reading, starts, work.from, work.to, `at most ${minutes} minutes of work`)
  }
}

/** The patterns of minutes for a search of a whole text. */
const minutesAnywhere = minutePatterns.map(
  ([pattern, minutesOf]) => [new RegExp(pattern, 'g'), minutesOf] as const,
)

/** Returns the times that a text names with their places, those of the fuller patterns first. */
const minutesIn = (text: string): { from: number; to: number; minutes: number }[] =>
  minutesAnywhere.flatMap(([pattern, minutesOf]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const minutes = inRange(minutesOf(match), 1, 1440)
      return minutes === null ? [] : [{ from: match.index, to: match.index + match[0].length, minutes }]
    }),
  )

function readIngredientCount(reading: Reading, { text, starts }: EnglishWords): void {
  const match = new RegExp(
    `\\b(?:only |with |just |max |at most |(less than |fewer than |under ))?${numeral} (?:or (?:less|fewer) )?ingredients?\\b(?: or (?:less|fewer)| max)?`,
  ).exec(text)
  const count = match && inRange(numberOf(match[2] ?? '') - (match[1] ? 1 : 0), 2, 20)
  if (!match || count === null) return
  reading.maxIngredients = count
  claimFigure(reading, starts, match.index, match.index + match[0].length, `at most ${count} ingredients`)
}
