import type { CheckReport, NutritionCoverage, RecipeDraft } from '#contract/recipe.ts'
import { parseIngredient } from '#kitchen/ingredients/index.ts'
import { type Corrections, computeNutrition } from '#kitchen/nutrition/index.ts'
import { neededFoods } from '#kitchen/pantry/index.ts'
import { groceryList } from '#kitchen/shopping/index.ts'
import type { RecipeContent } from '#server/stores/recipes.ts'

/** Everything that is kept of a recipe's text. `corrections` is what the cook said of foods. Nutrition and grocery list are computed here, never believed. */
export const recipeContent = (
  draft: RecipeDraft,
  checks: CheckReport,
  corrections?: Corrections,
): RecipeContent & { nutritionCoverage: NutritionCoverage } => {
  const { perServing, coverage } = computeNutrition({ ...draft, corrections })
  const parsedIngredients = draft.ingredients.map((line) => parseIngredient(line))
  return {
    draft,
    parsedIngredients,
    foods: neededFoods(parsedIngredients),
    groceryList: groceryList(draft.ingredients),
    // Nothing was recognised: no figure is better than a row of zeros.
    nutrition: coverage.linesCounted > 0 ? perServing : null,
    nutritionCoverage: coverage,
    checks,
  }
}
