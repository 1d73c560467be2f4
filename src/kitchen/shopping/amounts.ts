import type { Quantity, Rational, Unit } from '../ingredients/index.ts'
import {
  add,
  formatQuantity,
  fromDecimal,
  multiply,
  rational,
  toNumber,
  unitOf,
} from '../ingredients/index.ts'

/** How much to buy: exact sums, one per kind of measure that cannot be added to another. */
export interface Sum {
  value: Rational
  unit: string | null
}

/** Measures of the hand are not bought: "a pinch of saffron" is saffron. */
const notBought = new Set('pinch dash drop splash drizzle glug dollop sprinkle grating knob'.split(' '))

const spoons: Readonly<Record<string, number>> = { teaspoon: 1, tablespoon: 3, cup: 48 }

/** Adds an amount to the sums it can be added to. A range is bought at its upper end. */
export function addAmount(sums: readonly Sum[], quantity: Quantity, unit: string | null): Sum[] {
  if (unit !== null && notBought.has(unit)) return [...sums]
  const more: Sum = { value: quantity.kind === 'exact' ? quantity.value : quantity.to, unit }
  const at = sums.findIndex((sum) => sum.unit === more.unit || convertible(sum.unit, more.unit))
  if (at < 0) return [...sums, more]
  return sums.map((sum, index) => (index === at ? together(sum, more) : sum))
}

const known = (unit: string | null): Unit | null => (unit === null ? null : unitOf(unit))

function convertible(a: string | null, b: string | null): boolean {
  const [one, other] = [known(a), known(b)]
  return one?.size !== undefined && other?.size !== undefined && one.kind === other.kind
}

function together(a: Sum, b: Sum): Sum {
  if (a.unit === b.unit) return { value: add(a.value, b.value), unit: a.unit }
  const [spoonA, spoonB] = [spoons[a.unit ?? ''], spoons[b.unit ?? '']]
  if (spoonA && spoonB) {
    const teaspoons = add(multiply(a.value, rational(spoonA)), multiply(b.value, rational(spoonB)))
    return { value: teaspoons, unit: 'teaspoon' }
  }
  const factor = fromDecimal(known(b.unit)!.size! / known(a.unit)!.size!)
  const converted = multiply(b.value, factor)
  return { value: fromDecimal(toNumber(add(a.value, converted))), unit: a.unit }
}

/** In the unit that a shopper would use: 6 teaspoons are 2 tablespoons, 1500 g are 1.5 kg. */
function friendly({ value, unit }: Sum): Sum {
  const amount = toNumber(value)
  if (unit === 'gram' && amount >= 1000)
    return { value: multiply(value, rational(1, 1000)), unit: 'kilogram' }
  if (unit === 'milliliter' && amount >= 1000)
    return { value: multiply(value, rational(1, 1000)), unit: 'liter' }
  const size = spoons[unit ?? '']
  if (!size) return { value, unit }
  const teaspoons = multiply(value, rational(size))
  const count = toNumber(teaspoons)
  if (count >= 12) return { value: multiply(teaspoons, rational(1, 48)), unit: 'cup' }
  if (count >= 3) return { value: multiply(teaspoons, rational(1, 3)), unit: 'tablespoon' }
  return { value: teaspoons, unit: 'teaspoon' }
}

/** `2 + 1 can`, `250 g`; empty when no amount is known. */
export const printAmounts = (sums: readonly Sum[]): string =>
  sums
    .map(friendly)
    .map(({ value, unit }) => formatQuantity({ kind: 'exact', value }, unit))
    .join(' + ')

/** Whether a shopper reads the name in the singular: "1 onion", "½ lemon", not "250 g mushrooms". */
export const isOnePiece = (sums: readonly Sum[]): boolean =>
  sums.length === 1 && sums[0]!.unit === null && toNumber(sums[0]!.value) <= 1
