import type { Food } from '../foods/index.ts'
import { formatQuantity, rational, scaleQuantity } from '../ingredients/index.ts'
import type { Language } from '../languages/dictionary.ts'
import { inTheRightSpoon, inUnits, isAtHome, largest, type Measured, tidyMetric } from './convert.ts'
import { isUnscaled, type RecipeScale } from './view.ts'

/** Tablespoons up to which a cook counts spoons; more is weighed or poured into a jug. */
const MANY_SPOONS = 6

/**
 * Scales a measure, converts it for the wanted kitchen, and picks the unit that a cook would take for that
 * much.
 */
export function inScale({ quantity, unit }: Measured, scale: RecipeScale, food: Food | null): Measured {
  const scaled = { quantity: scaleQuantity(quantity, scale.factor), unit }
  const converted = inUnits(scaled, scale.units, food)
  if (converted.unit !== unit) return converted
  if (isUnscaled(scale) && unit !== 'teaspoon') return converted
  const tidy = inTheRightSpoon(converted, scale.units === 'us')
  if (scale.units === 'metric' && tidy.unit === 'tablespoon' && largest(tidy.quantity) > MANY_SPOONS) {
    return inUnits({ quantity: scaleQuantity(tidy.quantity, rational(1, 16)), unit: 'cup' }, 'metric', food)
  }
  // Many spoons make a cup, which a metric kitchen does not have.
  if (!isAtHome(tidy.unit, scale.units)) return inUnits(tidy, scale.units, food)
  return isUnscaled(scale) ? tidy : inTheRightWeight(tidy)
}

/**
 * Picks the unit of a weight: 1,500 g become 1.5 kg, half a kilogram 500 g, 24 oz 1½ lb; metric amounts come
 * out even.
 */
function inTheRightWeight(measured: Measured): Measured {
  const { quantity, unit } = measured
  const amount = largest(quantity)
  if (unit === 'gram' || unit === 'milliliter') return tidyMetric(quantity, unit)
  if (unit === 'kilogram' && amount < 1)
    return { quantity: scaleQuantity(quantity, rational(1000)), unit: 'gram' }
  if (unit === 'liter' && amount < 1)
    return { quantity: scaleQuantity(quantity, rational(1000)), unit: 'milliliter' }
  if (unit === 'ounce' && amount >= 16 && Number.isInteger(amount / 4)) {
    return { quantity: scaleQuantity(quantity, rational(1, 16)), unit: 'pound' }
  }
  return measured
}

/** Prints a measure as a cookbook does: `1½ cups`, `2 tablespoons plus 2 teaspoons`, `250 g`. */
export function print({ quantity, unit }: Measured, language: Language = 'en', like?: string): string {
  if (unit === 'tablespoon' && quantity.kind === 'exact' && quantity.value.denominator === 3) {
    const teaspoons = quantity.value.numerator
    const whole = Math.floor(teaspoons / 3)
    const rest = formatQuantity(
      { kind: 'exact', value: rational(teaspoons - whole * 3) },
      'teaspoon',
      language,
    )
    if (whole === 0) return rest
    const spoons = formatQuantity({ kind: 'exact', value: rational(whole) }, unit, language)
    return language === 'en' ? `${spoons} plus ${rest}` : `${spoons} + ${rest}`
  }
  return formatQuantity(quantity, unit, language, like)
}

/** Writes a measure as it stands before a noun: `2 inches` → `2-inch`. */
export const hyphenated = (printed: string) =>
  printed.replace(/ (\p{L}+)$/u, (_, unit: string) => `-${singular(unit)}`)
const singular = (unit: string) => (unit === 'inches' ? 'inch' : unit.replace(/s$/, ''))
