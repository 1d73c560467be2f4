import type { Nutrition, RecipeDraft } from '#contract/recipe.ts'
import { netCarbsOf } from '../conditions/figures.ts'
import { computeNutrition } from '../nutrition/index.ts'

export interface Computed {
  perServing: Nutrition
  /** Grams of carbohydrate of one serving without erythritol and fiber. */
  netCarbs: number
  /** Grams of one serving, counting only lines with a known weight. */
  grams: number
}

/** Returns the kitchen's own values; null when the food table covers too few lines for a judgment. */
export function computedNutrition(draft: RecipeDraft): Computed | null {
  if (!(draft.servings >= 1)) return null
  const report = computeNutrition(draft)
  const { perServing, coverage, parts } = report
  if (coverage.lines === 0 || coverage.linesCounted / coverage.lines < 0.8) return null
  const grams = parts.reduce((sum, part) => sum + (part.grams ?? 0), 0)
  return { perServing, netCarbs: netCarbsOf(report, draft.servings), grams: grams / draft.servings }
}
