import type { CheckReport, RecipeDraft } from '#contract/recipe.ts'
import { readLines } from './languages/read-lines.ts'
import { type Corrections, computeNutrition } from './nutrition/index.ts'
import { neededFoods } from './pantry/index.ts'
import { groceryList } from './shopping/index.ts'

/**
 * Returns everything that is stored of a recipe's text. `corrections` are the cook's own of foods. Nutrition
 * and grocery list are computed here and never taken from outside.
 */
export const recipeContent = (draft: RecipeDraft, checks: CheckReport, corrections?: Corrections) => {
  const { perServing, coverage } = computeNutrition({ ...draft, corrections })
  const parsedIngredients = readLines(draft.ingredients).lines
  return {
    draft,
    parsedIngredients,
    foods: neededFoods(parsedIngredients),
    groceryList: groceryList(draft.ingredients),
    // A missing figure is better than a row of zeros when nothing was recognized.
    nutrition: coverage.linesCounted > 0 ? perServing : null,
    nutritionCoverage: coverage,
    checks,
  }
}
export type RecipeContent = ReturnType<typeof recipeContent>
