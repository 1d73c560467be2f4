import type { Rational } from './parsed.ts'

function greatestCommonDivisor(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)]
  while (y > 0) [x, y] = [y, x % y]
  return x || 1
}

/** Returns the fraction in lowest terms. Throws on a denominator of zero. */
export function rational(numerator: number, denominator = 1): Rational {
  if (denominator === 0) throw new RangeError('a fraction needs a denominator')
  const divisor = greatestCommonDivisor(numerator, denominator) * Math.sign(denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

export const add = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

export const multiply = (a: Rational, b: Rational): Rational =>
  rational(a.numerator * b.numerator, a.denominator * b.denominator)

export const inverse = (a: Rational): Rational => rational(a.denominator, a.numerator)

export const equal = (a: Rational, b: Rational): boolean =>
  a.numerator * b.denominator === b.numerator * a.denominator

export const toNumber = (a: Rational): number => a.numerator / a.denominator

/** Returns a decimal such as `1.25` as an exact fraction, to the third place. */
export const fromDecimal = (value: number): Rational => rational(Math.round(value * 1000), 1000)
