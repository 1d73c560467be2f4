import type { Quantity, UnitKind } from '../ingredients/index.ts'
import { formatQuantity, unitOf } from '../ingredients/index.ts'
import type { Language } from '../languages/dictionary.ts'
import {
  asNumber,
  type Fraction,
  fraction,
  fromRational,
  isMore,
  over,
  plus,
  times,
  toRational,
} from './fraction.ts'

/**
 * Amounts of a food that are asked for: an exact sum for each unit (`''` for pieces). Nothing is converted
 * while adding, so that the order of the recipes does not show in the sum.
 */
export type Sums = ReadonlyMap<string, Fraction>

export const noSums: Sums = new Map()

/** Measures of the hand, which are not bought: "a pinch of saffron" is saffron. */
const notBought = new Set('pinch dash drop splash drizzle glug dollop sprinkle grating knob'.split(' '))

const DOZEN = fraction(12n)

/** Adds an amount. A range is bought at its upper end, and a dozen is twelve pieces. */
export function addAmount(sums: Sums, quantity: Quantity, unit: string | null): Sums {
  if (unit !== null && notBought.has(unit)) return sums
  const value = fromRational(quantity.kind === 'exact' ? quantity.value : quantity.to)
  return unit === 'dozen' ? added(sums, '', times(value, DOZEN)) : added(sums, unit ?? '', value)
}

/** Adds up two sums. */
export const addSums = (a: Sums, b: Sums): Sums => {
  let sums = a
  for (const [unit, value] of b) sums = added(sums, unit, value)
  return sums
}

/** Scales the sums to another number of servings, exactly. */
export const scaleSums = (sums: Sums, factor: Fraction): Sums =>
  new Map([...sums].map(([unit, value]) => [unit, times(value, factor)]))

const added = (sums: Sums, unit: string, value: Fraction): Sums => {
  if (value.n <= 0n) return sums
  const before = sums.get(unit)
  return new Map(sums).set(unit, before ? plus(before, value) : value)
}

/**
 * Units that are exact multiples of another: US spoons and cups among themselves, ounces and pounds, all
 * metric ones.
 */
const multiples: Readonly<Record<string, readonly [base: string, many: bigint]>> = {
  teaspoon: ['teaspoon', 1n],
  tablespoon: ['teaspoon', 3n],
  'fluid ounce': ['teaspoon', 6n],
  cup: ['teaspoon', 48n],
  pint: ['teaspoon', 96n],
  quart: ['teaspoon', 192n],
  gallon: ['teaspoon', 768n],
  ounce: ['ounce', 1n],
  pound: ['ounce', 16n],
}

/** Number of thousandths in a millilitre, gram or millimetre. */
const THOUSAND = 1000n
const sizeOf = (unit: string): Fraction => {
  const [base, many] = multiples[unit] ?? [unit, 1n]
  // sizeOf is called only for units that have a size
  const size = BigInt(Math.round(unitOf(base)!.size! * Number(THOUSAND)))
  return fraction(size * many, THOUSAND)
}

/** A total of units that can be added up, in one of them; pieces and packs stay apart. */
export interface Total {
  /** Canonical unit; null for pieces. */
  unit: string | null
  value: Fraction
}

const kindOf = (unit: string): UnitKind | null => {
  const known = unit === '' ? null : unitOf(unit)
  return known?.size === undefined ? null : known.kind
}

const rank = ({ unit }: Total) => {
  const kind = kindOf(unit ?? '')
  return kind ? ['mass', 'volume', 'length'].indexOf(kind) : unit === null ? 3 : 4
}

/**
 * Returns the sums, with compatible units added up: weights, volumes, lengths, then pieces, then packs by
 * name.
 */
export function totalsOf(sums: Sums): Total[] {
  const apart: Total[] = []
  const groups = new Map<UnitKind, [string, Fraction][]>()
  for (const [unit, value] of sums) {
    const kind = kindOf(unit)
    if (kind) groups.set(kind, [...(groups.get(kind) ?? []), [unit, value]])
    else apart.push({ unit: unit === '' ? null : unit, value })
  }
  for (const group of groups.values()) apart.push(together(group))
  return apart.sort((a, b) => rank(a) - rank(b) || ((a.unit ?? '') < (b.unit ?? '') ? -1 : 1))
}

/** Adds up parts in the unit of the largest one. */
function together(parts: readonly [string, Fraction][]): Total {
  const sized = parts
    .map(([unit, value]) => ({ unit, value, size: times(value, sizeOf(unit)) }))
    .sort((a, b) => (isMore(a.size, b.size) ? -1 : isMore(b.size, a.size) ? 1 : a.unit < b.unit ? -1 : 1))
  const { unit } = sized[0]! // a group has at least one part
  const sum = sized.map((part) => inUnit(part.unit, part.value, unit)).reduce(plus)
  return { unit, value: sum }
}

function inUnit(from: string, value: Fraction, to: string): Fraction {
  if (from === to) return value
  const [baseA, manyA] = multiples[from] ?? ['', 1n]
  const [baseB, manyB] = multiples[to] ?? ['-', 1n]
  if (baseA === baseB) return times(value, fraction(manyA, manyB))
  return over(times(value, sizeOf(from)), sizeOf(to))
}

/**
 * Converts a total to the unit that a shopper would use: 6 teaspoons are 2 tablespoons, 1500 g are 1.5 kg.
 */
function friendly({ unit, value }: Total, language: Language): Total {
  if (unit === 'gram' && asNumber(value) >= 1000)
    return { unit: 'kilogram', value: over(value, fraction(1000n)) }
  if (unit === 'milliliter' && asNumber(value) >= 1000)
    return { unit: 'liter', value: over(value, fraction(1000n)) }
  if (unit !== 'teaspoon' && unit !== 'tablespoon' && (unit !== 'cup' || language !== 'en'))
    return { unit, value }
  const teaspoons = inUnit(unit, value, 'teaspoon')
  const count = asNumber(teaspoons)
  // Spoons become a cup only in English kitchens.
  const best = count >= 12 && language === 'en' ? 'cup' : count >= 3 ? 'tablespoon' : 'teaspoon'
  return { unit: best, value: inUnit('teaspoon', teaspoons, best) }
}

/** Rounds pieces and packs above three up to whole ones, because nobody buys a fifth of an egg. */
function whole({ unit, value }: Total): Total {
  if (kindOf(unit ?? '') || asNumber(value) <= 3 || value.d === 1n) return { unit, value }
  return { unit, value: fraction(value.n / value.d + 1n) }
}

/** Prints the sums: `2 + 1 can`, `250 g`; empty when no amount is known. */
export const printAmounts = (sums: Sums, language: Language = 'en'): string =>
  totalsOf(sums)
    .map((total) => friendly(total, language))
    .map(whole)
    .map(({ unit, value }) => formatQuantity({ kind: 'exact', value: toRational(value) }, unit, language))
    .join(' + ')

/** True when a shopper reads the name in the singular: "1 onion", "½ lemon", not "250 g mushrooms". */
export const isOnePiece = (sums: Sums): boolean =>
  sums.size === 1 && sums.has('') && asNumber(sums.get('')!) <= 1

/** True when the second sums exceed the first in anything: another pound, or a pack where there was none. */
export function grew(before: Sums, now: Sums): boolean {
  const then = totalsOf(before)
  return totalsOf(now).some(({ unit, value }) => {
    const kind = kindOf(unit ?? '')
    const same = then.find((total) => (kind ? kindOf(total.unit ?? '') === kind : total.unit === unit))
    return !same || isMore(kind && unit && same.unit ? inUnit(unit, value, same.unit) : value, same.value)
  })
}
