import type { Food, FoodTag } from './food.ts'
import { foodById } from './lexicon.ts'

const tags: ReadonlySet<FoodTag> = new Set(['meat', 'poultry', 'pork', 'fish', 'shellfish'])

/** True for meat, fish and seafood, and for foods made of them. */
export const isFlesh = (food: Food): boolean => food.tags.some((tag) => tags.has(tag))

/** The same for the id of a food; false for one that is not in the table. */
export const isFleshId = (id: string): boolean => {
  const food = foodById(id)
  return food !== undefined && isFlesh(food)
}

/** True when two foods are flesh of the same sort: both of pigs, both poultry, both fish. */
export const sharesFlesh = (one: Food, other: Food): boolean =>
  one.tags.some((tag) => tags.has(tag) && other.tags.includes(tag))
