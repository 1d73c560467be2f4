import { type Rational, rational, toNumber } from '../ingredients/index.ts'

/**
 * An exact fraction of any size: a list adds halves, sevenths and elevenths (recipes for two, seven and
 * eleven), and their common denominator soon exceeds what a number can hold.
 */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

const commonDivisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x || 1n
}

/** Returns the fraction in lowest terms, which makes equal values equal. `d` is positive. */
export const fraction = (n: bigint, d = 1n): Fraction => {
  const divisor = commonDivisor(n, d)
  return { n: n / divisor, d: d / divisor }
}

/**
 * Converts a rational number; one that is no fraction of whole numbers (an amount beyond all counting)
 * becomes zero.
 */
export const fromRational = ({ numerator, denominator }: Rational): Fraction =>
  Number.isInteger(numerator) && Number.isInteger(denominator) && denominator > 0
    ? fraction(BigInt(numerator), BigInt(denominator))
    : fraction(0n)

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d)
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n)
export const isMore = (a: Fraction, b: Fraction): boolean => a.n * b.d > b.n * a.d

/** Converts a fraction for printing: exact if numbers allow it, otherwise to the third place. */
export function toRational({ n, d }: Fraction): Rational {
  const [numerator, denominator] = [Number(n), Number(d)]
  if (Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator))
    return rational(numerator, denominator)
  return rational(Number((n * 1000n) / d), 1000)
}

export const asNumber = (value: Fraction): number => toNumber(toRational(value))
