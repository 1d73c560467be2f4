import type { RecipeOption } from '#contract/recipes.ts'
import { type Craving, readCraving } from '../composer/index.ts'

/**
 * What a chosen option asks for: the dish of its title, made of its ingredients. Names of ingredients are no dishes
 * here, though `rice` alone would be one. Both come from outside: words to be read, never instructions.
 */
export function cravingOfOption({
  title,
  requiredIngredients,
}: Pick<RecipeOption, 'title' | 'requiredIngredients'>): Craving {
  const withFoods = requiredIngredients.length > 0 ? ` with ${requiredIngredients.join(', ')}` : ''
  const craving = readCraving(`${title}${withFoods}`)
  const { dishes } = readCraving(title)
  return dishes.length > 0 ? { ...craving, dishes } : craving
}
