import type { Nutrition, RecipeDraft } from '#contract/recipe.ts'
import { computeNutrition } from '../nutrition/index.ts'

export interface Computed {
  perServing: Nutrition
  /** What one serving weighs, as far as the lines have weights. */
  grams: number
}

/** The kitchen's own values, or null where too few lines were found in the food table to judge by. */
export function computed(draft: RecipeDraft): Computed | null {
  if (!(draft.servings >= 1)) return null
  const { perServing, coverage, parts } = computeNutrition(draft)
  if (coverage.lines === 0 || coverage.linesCounted / coverage.lines < 0.8) return null
  const grams = parts.reduce((sum, part) => sum + (part.grams ?? 0), 0)
  return { perServing, grams: grams / draft.servings }
}
