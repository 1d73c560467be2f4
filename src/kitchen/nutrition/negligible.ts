import type { Food } from '../foods/index.ts'

const herbs = new Set(
  'parsley cilantro basil mint dill thyme rosemary sage oregano chive tarragon thai-basil chervil bay-leaf'.split(
    ' ',
  ),
)

/** True for foods of which "some" is so little that no amount means nothing: herbs, spices, water. */
export const isNegligible = (food: Food): boolean =>
  food.aisle === 'Spices & Seasonings' ||
  food.id === 'water' ||
  food.id === 'ice' ||
  food.id === 'cooking-spray' ||
  herbs.has(food.id)
