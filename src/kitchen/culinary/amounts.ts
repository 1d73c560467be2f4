/**
 * Household amounts: parsed from the terse form of the food tables (`1 1/2 lb`), scaled, rounded to
 * measurable values, and printed as an American cookbook prints them.
 */
export type Unit =
  | 'each'
  | 'tsp'
  | 'tbsp'
  | 'cup'
  | 'oz'
  | 'lb'
  | 'can'
  | 'clove'
  | 'stalk'
  | 'sprig'
  | 'slice'
  | 'inch'
  | 'head'
  | 'bunch'
  | 'pinch'
  | 'sheet'
  | 'ear'

export interface Amount {
  value: number
  unit: Unit
}

const teaspoons: Partial<Record<Unit, number>> = { tsp: 1, tbsp: 3, cup: 48 }
const ounces: Partial<Record<Unit, number>> = { oz: 1, lb: 16 }

/** Parses `1 1/2`, `3/4`, `2.5`. */
export function readNumber(text: string): number {
  return text
    .trim()
    .split(/\s+/)
    .reduce((sum, part) => {
      const [top, bottom] = part.split('/')
      return sum + Number(top) / (bottom ? Number(bottom) : 1)
    }, 0)
}

const steps: Record<string, number[]> = {
  small: [1 / 8, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1],
}

const nearest = (value: number, choices: readonly number[]) =>
  choices.reduce((best, choice) => (Math.abs(choice - value) < Math.abs(best - value) ? choice : best))

const multipleOf = (value: number, step: number) => Math.max(step, Math.round(value / step) * step)

function roundSpoons(tsp: number): Amount {
  if (tsp < 2.75) {
    const value = tsp < 1 ? nearest(tsp, [1 / 8, 1 / 4, 1 / 2, 3 / 4, 1]) : multipleOf(tsp, 0.5)
    return { value, unit: 'tsp' }
  }
  if (tsp < 11.5) return { value: tsp < 5 ? multipleOf(tsp / 3, 0.5) : Math.round(tsp / 3), unit: 'tbsp' }
  const cups = tsp / 48
  if (cups <= 1.08) return { value: nearest(cups, (steps.small ?? []).slice(1)), unit: 'cup' }
  if (cups <= 4) {
    const whole = Math.floor(cups + 1e-6)
    return {
      value: nearest(cups, [
        whole,
        whole + 1 / 4,
        whole + 1 / 3,
        whole + 1 / 2,
        whole + 2 / 3,
        whole + 3 / 4,
        whole + 1,
      ]),
      unit: 'cup',
    }
  }
  return { value: multipleOf(cups, 0.5), unit: 'cup' }
}

function roundWeight(oz: number): Amount {
  if (oz < 15)
    return { value: oz < 2 ? multipleOf(oz, 0.5) : nearest(oz, [2, 3, 4, 5, 6, 8, 10, 12, 14]), unit: 'oz' }
  return { value: multipleOf(oz / 16, oz < 64 ? 0.25 : 0.5), unit: 'lb' }
}

const isMeasurable = (cups: number) =>
  [3, 4].some((parts) => Math.abs(cups * parts - Math.round(cups * parts)) < 0.05)

/** Scales an amount and rounds it to a measurable value. */
export function scaleAmount({ value, unit }: Amount, factor: number): Amount {
  const scaled = value * factor
  const asSpoons = teaspoons[unit]
  // A factor of one keeps the author's own number: 3 cups stay 3 cups.
  if (factor === 1 && (unit !== 'cup' || isMeasurable(value))) return { value, unit }
  if (asSpoons) return roundSpoons(scaled * asSpoons)
  const asOunces = ounces[unit]
  if (asOunces) return roundWeight(scaled * asOunces)
  if (unit === 'inch') return { value: multipleOf(scaled, 0.5), unit }
  if (unit === 'pinch') return { value: Math.max(1, Math.round(scaled)), unit }
  if (unit === 'each' && scaled < 0.75) return { value: scaled < 0.4 ? 0.25 : 0.5, unit }
  return { value: Math.max(1, Math.round(scaled)), unit }
}

const glyphs: [number, string][] = [
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
]

export function printNumber(value: number): string {
  const whole = Math.floor(value + 0.01)
  const rest = value - whole
  if (rest < 0.04) return String(whole)
  const [, glyph] = glyphs.reduce((best, entry) =>
    Math.abs(entry[0] - rest) < Math.abs(best[0] - rest) ? entry : best,
  )
  return whole === 0 ? glyph : `${whole} ${glyph}`
}

const words: Record<Unit, [string, string]> = {
  each: ['', ''],
  tsp: ['teaspoon', 'teaspoons'],
  tbsp: ['tablespoon', 'tablespoons'],
  cup: ['cup', 'cups'],
  oz: ['ounce', 'ounces'],
  lb: ['pound', 'pounds'],
  can: ['can', 'cans'],
  clove: ['clove', 'cloves'],
  stalk: ['stalk', 'stalks'],
  sprig: ['sprig', 'sprigs'],
  slice: ['slice', 'slices'],
  inch: ['inch', 'inches'],
  head: ['head', 'heads'],
  bunch: ['bunch', 'bunches'],
  pinch: ['pinch', 'pinches'],
  sheet: ['sheet', 'sheets'],
  ear: ['ear', 'ears'],
}

function metric(grams: number): string {
  if (grams >= 1000) return `${Math.round(grams / 100) / 10} kg`
  return `${grams < 50 ? multipleOf(grams, 5) : multipleOf(grams, 10)} g`
}

/**
 * Prints `1 1/2 pounds (680 g)`, `2 tablespoons`, `3 cloves`. Cups get their grams when the weight of a cup
 * is known.
 */
export function printAmount({ value, unit }: Amount, gramsPerCup?: number): string {
  const word = words[unit][value > 1 ? 1 : 0]
  const text = word === '' ? printNumber(value) : `${printNumber(value)} ${word}`
  const asOunces = ounces[unit]
  if (asOunces) return `${text} (${metric(value * asOunces * 28.35)})`
  if (gramsPerCup && unit === 'cup') return `${text} (${metric(value * gramsPerCup)})`
  return text
}
