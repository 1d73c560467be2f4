import type { Rational } from '../ingredients/index.ts'
import { rational } from '../ingredients/index.ts'
import type { Language } from '../languages/dictionary.ts'

/** Kitchen whose measures are shown; spoons belong to both. */
export type UnitSystem = 'us' | 'metric'

/**
 * Options for showing a recipe: the factor for its amounts and the measures. The stored recipe does not
 * change.
 */
export interface RecipeScale {
  factor: Rational
  units: UnitSystem
  /** Language of the recipe, in which units are printed; English by default. */
  language?: Language
}

/** Returns the scale from the recipe's own number of servings to the wanted one, as an exact fraction. */
export const scaleFor = (
  own: number,
  wanted: number,
  units: UnitSystem,
  language: Language = 'en',
): RecipeScale => ({
  factor: rational(wanted, own),
  units,
  language,
})

export const isUnscaled = ({ factor }: RecipeScale): boolean => factor.numerator === factor.denominator
