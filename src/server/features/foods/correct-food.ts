import { MAX_FOOD_CORRECTIONS } from '#contract/foods.ts'
import type { Recipe } from '#contract/recipe.ts'
import { foodById } from '#kitchen/foods/index.ts'
import { computeNutrition, ingredientNames } from '#kitchen/nutrition/index.ts'
import type { Deps } from '#server/deps.ts'
import { conflict, invalidRequest, recipeNotFound } from '#server/http/errors.ts'
import {
  countOtherCorrections,
  getCorrections,
  setCorrection,
  setNutrition,
} from '#server/stores/food-corrections.ts'
import { getRecipe } from '#server/stores/recipes.ts'

/**
 * Stores a cook's correction of an ingredient, and computes this recipe anew. Other recipes follow when they
 * are next saved.
 */
export async function correctFood(
  { db, clock }: Deps,
  userId: string,
  recipeId: string,
  { name, food }: { name: string; food: string | null },
): Promise<Recipe> {
  const recipe = await getRecipe(db, userId, recipeId)
  if (!recipe) throw recipeNotFound()
  if (!ingredientNames(recipe.ingredients).includes(name)) {
    throw invalidRequest('No line of this recipe has that ingredient.', { name: 'Not in this recipe.' })
  }
  if (food !== null && food !== 'none' && !foodById(food)) {
    throw invalidRequest('The kitchen does not know this food.', { food: 'Unknown food.' })
  }
  if (food !== null && (await countOtherCorrections(db, userId, name)) >= MAX_FOOD_CORRECTIONS) {
    throw conflict('You have corrected as many foods as can be remembered.')
  }
  await setCorrection(db, userId, name, food, clock.now())
  const { perServing, coverage } = computeNutrition({
    ...recipe,
    corrections: await getCorrections(db, userId),
  })
  const computed = {
    nutrition: coverage.linesCounted > 0 ? perServing : null,
    nutritionCoverage: coverage,
  }
  await setNutrition(db, userId, recipeId, recipe.version, computed)
  return { ...recipe, ...computed }
}
