import type { Ingredient } from '#contract/recipe.ts'

/** The three shapes in which a shared recipe's ingredient may come. */
export type SharedIngredient = string | { name: string } | Ingredient

/** Any of them as amount and item. */
export const readIngredient = (line: SharedIngredient): Ingredient => {
  if (typeof line === 'string') return { amount: '', item: line }
  return 'item' in line ? line : { amount: '', item: line.name }
}
