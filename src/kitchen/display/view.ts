import type { Rational } from '../ingredients/index.ts'
import { rational } from '../ingredients/index.ts'
import type { Language } from '../languages/dictionary.ts'

/** Measures of which kitchen. Spoons belong to both. */
export type UnitSystem = 'us' | 'metric'

/** How a recipe is shown: how many times its amounts, and in which measures. What is stored does not change. */
export interface RecipeScale {
  factor: Rational
  units: UnitSystem
  /** The language that the recipe is written in, whose words for units are printed. English when left out. */
  language?: Language
}

/** From the recipe's own number of servings to the wanted one, exactly. */
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
