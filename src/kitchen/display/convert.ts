import type { Food } from '../foods/index.ts'
import type { Quantity, Rational } from '../ingredients/index.ts'
import {
  add,
  fromDecimal,
  multiply,
  rational,
  scaleQuantity,
  toNumber,
  unitOf,
} from '../ingredients/index.ts'
import { gramsPerUnit } from './grams-per-unit.ts'
import { isPoured } from './poured.ts'
import type { UnitSystem } from './view.ts'

export interface Measured {
  quantity: Quantity
  /** Canonical name of a unit; null for pieces. */
  unit: string | null
}

/** Spoons, which US and metric kitchens share. */
const spoons = new Set(['teaspoon', 'tablespoon'])
const volumesOfUs = new Set(['cup', 'fluid ounce', 'pint', 'quart', 'gallon'])

/** Millilitres that cookbooks print for a measure: a cup is 240 ml on every jug, not 236.6. */
const printedMilliliters: Readonly<Record<string, number>> = {
  cup: 240,
  'fluid ounce': 30,
  pint: 475,
  quart: 950,
  gallon: 3800,
}

/**
 * True when a measure is usual in that kitchen: cups in the US, grams in a metric one, spoons and pieces in
 * both.
 */
export function isAtHome(unit: string | null, units: UnitSystem): boolean {
  const known = unit === null ? null : unitOf(unit)
  if (!known || known.kind === 'count' || spoons.has(known.name))
    return !(unit === 'stick' && units === 'metric')
  return known.metric === (units === 'metric')
}

/**
 * Converts an amount to the measures of the other kitchen. Cups become grams if the food is not poured and
 * its weight by volume is known, millilitres otherwise; grams become cups if the food is measured by volume,
 * ounces and pounds otherwise. A usual measure stays as it is.
 */
export function inUnits({ quantity, unit }: Measured, units: UnitSystem, food: Food | null): Measured {
  if (isAtHome(unit, units)) return { quantity, unit }
  const known = unitOf(unit ?? '')
  if (!known) return { quantity, unit }
  if (units === 'us') return inUs({ quantity, unit }, known.kind, known.size ?? 0, food)
  if (known.name === 'stick') return sticks({ quantity, unit }, food)
  if (known.kind === 'length') return metricLength(quantity, known.size ?? 0)
  if (known.kind === 'mass') return tidyMetric(times(quantity, known.size ?? 0), 'gram')
  const grams = volumesOfUs.has(known.name) && food && !isPoured(food) ? gramsPerUnit(food, known.name) : null
  if (grams !== null) return tidyMetric(times(quantity, grams), 'gram')
  return tidyMetric(times(quantity, printedMilliliters[known.name] ?? known.size ?? 0), 'milliliter')
}

/** Converts sticks of butter to grams; a stick of cinnamon or celery is a piece. */
function sticks(measured: Measured, food: Food | null): Measured {
  const grams = food?.measures.stick
  const isFat = grams !== undefined && grams > 100
  return isFat ? tidyMetric(times(measured.quantity, grams), 'gram') : measured
}

function inUs(measured: Measured, kind: string, size: number, food: Food | null): Measured {
  const { quantity } = measured
  if (kind === 'length') return { quantity: toRulerFractions(times(quantity, size / 25.4)), unit: 'inch' }
  if (kind === 'volume') return tidyVolume(times(quantity, size))
  const grams = times(quantity, size)
  if (food?.density !== undefined) return tidyVolume(times(grams, 1 / food.density))
  return largest(grams) < 450
    ? { quantity: times(grams, 1 / 28.35), unit: 'ounce' }
    : { quantity: times(grams, 1 / 453.59), unit: 'pound' }
}

/** Converts millilitres to the spoons, cups or quarts of a US kitchen. */
export function tidyVolume(milliliters: Quantity): Measured {
  const amount = largest(milliliters)
  if (amount < 14) return { quantity: times(milliliters, 1 / 4.93), unit: 'teaspoon' }
  if (amount < 58) return { quantity: times(milliliters, 1 / 14.79), unit: 'tablespoon' }
  if (amount < 1900) return { quantity: times(milliliters, 1 / 236.59), unit: 'cup' }
  return { quantity: times(milliliters, 1 / 946.35), unit: 'quart' }
}

/**
 * Rounds grams and millilitres to the nearest 5, small ones to 1; from 1000 on they become kilograms and
 * litres, to the nearest 50.
 */
export function tidyMetric(quantity: Quantity, unit: 'gram' | 'milliliter'): Measured {
  if (largest(quantity) < 1000) return { quantity: each(quantity, toFive), unit }
  const large = each(quantity, (value) => rational(Math.round(toNumber(value) / 50), 20))
  return { quantity: large, unit: unit === 'gram' ? 'kilogram' : 'liter' }
}

const toFive = (value: Rational): Rational => {
  const number = toNumber(value)
  if (number >= 20) return rational(Math.round(number / 5) * 5)
  return number >= 1 ? rational(Math.round(number)) : fromDecimal(number)
}

/** Converts inches to centimetres, small ones to the nearest half. */
function metricLength(quantity: Quantity, millimeters: number): Measured {
  const centimeters = times(quantity, millimeters / 10)
  if (largest(centimeters) < 1)
    return { quantity: each(times(centimeters, 10), nearest(1)), unit: 'millimeter' }
  return {
    quantity: each(centimeters, largest(centimeters) < 10 ? nearest(2) : nearest(1)),
    unit: 'centimeter',
  }
}

const nearest = (steps: number) => (value: Rational) => rational(Math.round(toNumber(value) * steps), steps)

/** Rounds inches to the fractions that rulers have. */
const toRulerFractions = (quantity: Quantity): Quantity =>
  each(quantity, (value) =>
    toNumber(value) < 0.25 ? rational(1, 8) : nearest(toNumber(value) < 3 ? 4 : 1)(value),
  )

/**
 * Multiplies by a decimal, because conversion factors are rounded themselves and the printed amount is
 * coarser still.
 */
const times = (quantity: Quantity, factor: number): Quantity =>
  each(quantity, (value) => fromDecimal(toNumber(value) * factor))

export const each = (quantity: Quantity, change: (value: Rational) => Rational): Quantity =>
  quantity.kind === 'exact'
    ? { kind: 'exact', value: change(quantity.value) }
    : { kind: 'range', from: change(quantity.from), to: change(quantity.to) }

export const largest = (quantity: Quantity): number =>
  toNumber(quantity.kind === 'exact' ? quantity.value : quantity.to)

const teaspoonsIn: Readonly<Record<string, number>> = { teaspoon: 1, tablespoon: 3, cup: 48 }

/**
 * Returns the sum of two amounts in spoons and cups, in teaspoons, or null when one of them has another unit.
 */
export function sumInSpoons(one: Measured, other: Measured): Measured | null {
  const [a, b] = [teaspoonsIn[one.unit ?? ''], teaspoonsIn[other.unit ?? '']]
  if (a === undefined || b === undefined) return null
  if (one.quantity.kind === 'range' || other.quantity.kind === 'range') return null
  const value = add(multiply(one.quantity.value, rational(a)), multiply(other.quantity.value, rational(b)))
  return { quantity: { kind: 'exact', value }, unit: 'teaspoon' }
}

/**
 * Converts spoons and cups of a scaled amount to the measure that a cook would take: 8 tablespoons are ½ cup,
 * ⅛ cup is 2 tablespoons, 6 teaspoons are 2 tablespoons. The result is exact: a cup has 16 tablespoons, a
 * tablespoon 3 teaspoons.
 */
export function inTheRightSpoon({ quantity, unit }: Measured, hasCups: boolean): Measured {
  const spoonsOf = teaspoonsIn[unit ?? '']
  if (spoonsOf === undefined) return { quantity, unit }
  const teaspoons = scaleQuantity(quantity, rational(spoonsOf))
  const amount = largest(teaspoons)
  const fits = (size: number) => fitsSpoon(teaspoons, size)
  const name =
    hasCups && amount >= 12 && fits(48)
      ? 'cup'
      : amount >= 3 && fits(3)
        ? 'tablespoon'
        : amount < 3
          ? 'teaspoon'
          : null
  // Cups stay cups from a whole cup on, however odd the fraction, because nobody counts 21 tablespoons.
  const chosen = name ?? (amount >= 48 ? 'cup' : amount >= 12 && unit === 'cup' ? 'cup' : 'tablespoon')
  return { quantity: scaleQuantity(teaspoons, rational(1, teaspoonsIn[chosen]!)), unit: chosen }
}

/** True when that many teaspoons are a fraction of the measure for which a spoon or cup exists. */
function fitsSpoon(teaspoons: Quantity, size: number): boolean {
  const values = teaspoons.kind === 'exact' ? [teaspoons.value] : [teaspoons.from, teaspoons.to]
  return values.every((value) => {
    const { denominator } = rational(value.numerator, value.denominator * size)
    return size === 48 ? [1, 2, 3, 4].includes(denominator) : [1, 2].includes(denominator)
  })
}
