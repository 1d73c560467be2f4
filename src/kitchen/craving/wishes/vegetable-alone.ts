import type { Craving } from '../craving.ts'

/** Vegetables that make a dish by themselves. */
const dishesAlone: ReadonlySet<string> = new Set([
  ...['brussels-sprout', 'asparagus', 'carrot', 'green-bean', 'broccoli', 'cauliflower'],
  ...['sweet-potato', 'butternut-squash', 'beet', 'zucchini', 'parsnip'],
])

/**
 * Largest number of words in a craving that only names a vegetable and its preparation: "green beans without
 * an oven".
 */
const A_FEW = 6

/**
 * Makes a single vegetable a dish of its own when nothing else is named, so that no pizza with some of it
 * comes first. Changes the craving.
 */
export function vegetableAlone(craving: Craving): void {
  const { dishes, foods, families = [], cuisines, unknown = [], category, text } = craving
  const [only, ...others] = foods
  if (!only || others.length > 0 || [dishes, families, cuisines, unknown].some((list) => list.length > 0))
    return
  if (category !== null || text.trim().split(/\s+/).length > A_FEW) return
  if (dishesAlone.has(only)) craving.dishes = ['roasted-vegetable']
}
