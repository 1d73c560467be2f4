import type { Aisle } from './food.ts'
import { matchFood } from './index.ts'

/** Aisles of foods that stand on a shelf as they were bought. */
export const shelves: ReadonlySet<Aisle> = new Set<Aisle>([
  'Canned & Jarred',
  'Baking',
  'Spices & Seasonings',
  'Oils & Condiments',
  'Nuts & Dried Fruit',
  'Drinks',
])

/**
 * True for a food that is the same when some of it is left over: tahini in its jar, panko, a can of chickpeas. A dish
 * such as a gravy is none of them.
 */
export function isOfTheShelf(name: string): boolean {
  const food = matchFood(name)?.food
  return food !== undefined && shelves.has(food.aisle) && !/^(?:gravy|stuffing-mix|custard)$/.test(food.id)
}
