import type { PartialRecipe } from '#contract/generations.ts'
import type { RecipeDraft } from '#contract/recipe.ts'

/**
 * Returns a finished draft in growing parts, in reading order. There is no waiting in between: nothing is
 * pretended.
 */
export function reveal({ title, description, ...rest }: RecipeDraft): PartialRecipe[] {
  const { ingredients, instructions, ...facts } = rest
  return [
    { title, description },
    { title, description, ...facts, ingredients },
    { title, description, ...facts, ingredients, instructions },
  ]
}
