import type { Rational } from '../ingredients/index.ts'
import { rational } from '../ingredients/index.ts'

/** Measures of which kitchen. Spoons belong to both. */
export type UnitSystem = 'us' | 'metric'

/** How a recipe is shown: how many times its amounts, and in which measures. What is stored does not change. */
export interface RecipeScale {
  factor: Rational
  units: UnitSystem
}

/** From the recipe's own number of servings to the wanted one, exactly. */
export const scaleFor = (own: number, wanted: number, units: UnitSystem): RecipeScale => ({
  factor: rational(wanted, own),
  units,
})

export const isUnscaled = ({ factor }: RecipeScale): boolean => factor.numerator === factor.denominator
