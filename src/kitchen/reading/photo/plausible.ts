import { parseIngredientLine, toNumber, unitOf } from '../../ingredients/index.ts'
import type { LineDoubt } from './repair-line.ts'

/** Largest plausible amount of one food in a recipe, in each unit. */
const most: Readonly<Record<string, number>> = {
  teaspoon: 8,
  tablespoon: 12,
  cup: 10,
  pint: 6,
  quart: 6,
  gallon: 2,
  pound: 8,
  ounce: 48,
  'fluid ounce': 48,
  gram: 3000,
  kilogram: 4,
  milliliter: 3000,
  liter: 4,
  clove: 40,
  can: 6,
  stick: 4,
}
/** Strong foods, of which a spoonful too many spoils the dish; their limit is in teaspoons. */
const strong =
  /\b(?:salt|pepper(?!s|oni)|cinnamon|nutmeg|cloves?\b(?=$|,| ground)|allspice|cardamom|cayenne|chili flakes|baking soda|bicarbonate|baking powder|yeast|vanilla|turmeric|saffron|cumin|oregano|thyme|extract)\b/i
const MOST_STRONG_TEASPOONS = 9
/** Largest number of pieces in an amount without a unit. */
const MOST_PIECES = 60

/**
 * Returns a doubt when nobody would take so much of a food, as when the stroke of 1/4 was lost ("14 cups
 * flour").
 */
export function implausible(line: string): LineDoubt | null {
  const parsed = parseIngredientLine(line)
  const { quantity, unit } = parsed
  if (!quantity) return null
  const amount = toNumber(quantity.kind === 'exact' ? quantity.value : quantity.to)
  const limit = unit === null ? MOST_PIECES : (most[unit] ?? 60)
  const known = unit ? unitOf(unit) : null
  const teaspoons = known?.kind === 'volume' ? (amount * (known.size ?? 0)) / 4.93 : 0
  const tooStrong = teaspoons > MOST_STRONG_TEASPOONS && strong.test(parsed.food)
  if (amount <= limit && !tooStrong) return null
  const text = /^[\d\s/.,-]+(?:\p{L}+)?/u.exec(line)?.[0].trim() ?? ''
  return {
    kind: 'implausible_amount',
    text,
    reason: `${text} of ${parsed.food || 'this'} is unusually much: please compare it with the photo.`,
  }
}
