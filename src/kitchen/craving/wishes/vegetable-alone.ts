import type { Craving } from '../craving.ts'

/** Vegetables that are a dish by themselves. */
const dishesAlone: ReadonlySet<string> = new Set([
  ...['brussels-sprout', 'asparagus', 'carrot', 'green-bean', 'broccoli', 'cauliflower'],
  ...['sweet-potato', 'butternut-squash', 'beet', 'zucchini', 'parsnip'],
])

/** So many words name a vegetable and how it is wanted: "green beans without an oven". */
const A_FEW = 6

/** Who names one vegetable and nothing else wants it as a dish of its own, and not somewhere in a pizza. */
export function vegetableAlone(craving: Craving): void {
  const { dishes, foods, families = [], cuisines, unknown = [], category, text } = craving
  const [only, ...others] = foods
  if (!only || others.length > 0 || [dishes, families, cuisines, unknown].some((list) => list.length > 0))
    return
  if (category !== null || text.trim().split(/\s+/).length > A_FEW) return
  if (dishesAlone.has(only)) craving.dishes = ['roasted-vegetable']
}
