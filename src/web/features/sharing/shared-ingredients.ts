import type { Ingredient } from '#contract/recipe.ts'

/** The three shapes of a shared recipe's ingredient. */
export type SharedIngredient = string | { name: string } | Ingredient

/** Converts any of the shapes to amount and item. */
export const readIngredient = (line: SharedIngredient): Ingredient => {
  if (typeof line === 'string') return { amount: '', item: line }
  return 'item' in line ? line : { amount: '', item: line.name }
}
