import { parseIngredient } from '../ingredients/index.ts'
import { addAmount, grew, noSums, type Sums } from './amounts.ts'

/** True when a printed amount (`250 g + 1 bunch`) is more than another was, in anything. */
export const isGrown = (from: string, to: string): boolean =>
  from !== to && grew(readAmounts(from), readAmounts(to))

/** Reads printed amounts of a list, `250 g + 1 bunch`; text that is no amount counts as none. */
function readAmounts(printed: string): Sums {
  let sums = noSums
  for (const part of printed.split(' + ')) {
    if (part.trim() === '') continue
    const { quantity, unit, plus } = parseIngredient({ amount: part, item: 'food' })
    if (quantity) sums = addAmount(sums, quantity, unit)
    if (plus) sums = addAmount(sums, plus.quantity, plus.unit)
  }
  return sums
}
