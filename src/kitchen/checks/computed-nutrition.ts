import type { Nutrition, RecipeDraft } from '#contract/recipe.ts'
import { computeNutrition } from '../nutrition/index.ts'

export interface Computed {
  perServing: Nutrition
  /** Grams of one serving, counting only lines with a known weight. */
  grams: number
}

/** Returns the kitchen's own values; null when the food table covers too few lines for a judgment. */
export function computedNutrition(draft: RecipeDraft): Computed | null {
  if (!(draft.servings >= 1)) return null
  const { perServing, coverage, parts } = computeNutrition(draft)
  if (coverage.lines === 0 || coverage.linesCounted / coverage.lines < 0.8) return null
  const grams = parts.reduce((sum, part) => sum + (part.grams ?? 0), 0)
  return { perServing, grams: grams / draft.servings }
}
