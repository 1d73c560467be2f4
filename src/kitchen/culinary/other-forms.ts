import type { FoodFilter } from './food-filter.ts'

/**
 * Foods that exist in another form, without what a diet forbids or a small child chokes on. For babies, peanut in a
 * smooth form is advised (NIAID 2017, NHS).
 */
const otherForms: Readonly<Record<string, string>> = {
  kimchi: 'vegan-kimchi',
  peanut: 'peanut-butter',
  almond: 'almond-butter',
}

/** Returns a food, or its other form when only that is allowed. */
export function inItsPlace(id: string, allows: FoodFilter): string {
  const other = otherForms[id]
  return other && !allows(id) && allows(other) ? other : id
}
