import type { Food, FoodTag } from './food.ts'

const tags: ReadonlySet<FoodTag> = new Set(['meat', 'poultry', 'pork', 'fish', 'shellfish'])

/** Whether a food is meat, fish or seafood, or is made of it. */
export const isFlesh = (food: Food): boolean => food.tags.some((tag) => tags.has(tag))
