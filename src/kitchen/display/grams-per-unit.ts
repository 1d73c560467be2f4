import type { Food } from '../foods/index.ts'
import { rational } from '../ingredients/index.ts'
import { gramsOf } from '../nutrition/grams.ts'

/** Returns the grams of one such measure of the food, or null when its weight by volume is unknown. */
export const gramsPerUnit = (food: Food, unit: string): number | null =>
  gramsOf(
    {
      text: '',
      quantity: { kind: 'exact', value: rational(1) },
      unit,
      food: food.name,
      preparation: null,
      note: null,
      optional: false,
      toTaste: false,
      alternative: null,
      plus: null,
    },
    food,
  )
