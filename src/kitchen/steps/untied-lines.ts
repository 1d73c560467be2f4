import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import { amountsInSteps } from './amounts-in.ts'

/** Returns the lines that no step can be tied to; water, ice, salt and pepper are free. */
export function untiedLines({
  instructions,
  ingredients,
}: Pick<RecipeDraft, 'instructions' | 'ingredients'>): Ingredient[] {
  const used = new Set(
    amountsInSteps(instructions, ingredients).flatMap((step) => step.map(({ line }) => line)),
  )
  return ingredients.filter(({ item }, at) => !used.has(at) && !/\b(?:water|ice|salt|pepper)\b/.test(item))
}
