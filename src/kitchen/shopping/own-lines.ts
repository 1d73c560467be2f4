import type { Aisle } from '#contract/aisles.ts'
import { foods, matchFood } from '../foods/index.ts'
import { foodOf, parseIngredientLine } from '../ingredients/index.ts'
import { isStaple } from '../pantry/index.ts'

/**
 * Returns the aisle in which a cook looks for their own line: `2 bags of spinach` in Produce, `candles` under
 * Other.
 */
export const aisleOfText = (text: string): Aisle =>
  (foodOf(parseIngredientLine(text)) ?? matchFood(text))?.food.aisle ?? 'Other'

const fromTheTap = new Set(['water', 'ice'])

/** Staples of every kitchen, until the cook says what theirs has. */
export const usualStaples: readonly string[] = foods
  .filter(({ id }) => isStaple(id) && !fromTheTap.has(id))
  .map(({ name }) => name)
