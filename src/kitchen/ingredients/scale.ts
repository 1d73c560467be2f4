import type { ParsedIngredient, Quantity, Rational } from './parsed.ts'
import { multiply } from './rational.ts'

/** Multiplies the quantity by the factor, exactly. */
export function scaleQuantity(quantity: Quantity, factor: Rational): Quantity {
  return quantity.kind === 'exact'
    ? { kind: 'exact', value: multiply(quantity.value, factor) }
    : { kind: 'range', from: multiply(quantity.from, factor), to: multiply(quantity.to, factor) }
}

/** Scales the line for another number of servings. "To taste" stays to taste; `text` stays as written. */
export function scaleIngredient(parsed: ParsedIngredient, factor: Rational): ParsedIngredient {
  const scaled = <Part extends { quantity: Quantity }>(part: Part | null) =>
    part && { ...part, quantity: scaleQuantity(part.quantity, factor) }
  return {
    ...parsed,
    quantity: parsed.quantity && scaleQuantity(parsed.quantity, factor),
    alternative: scaled(parsed.alternative),
    plus: scaled(parsed.plus),
  }
}
