import { numberWords } from '../../steps/number-words.ts'
import type { ClaimKind } from '../claim.ts'
import { claim, type Reading } from '../reading.ts'

const spelled: Readonly<Record<string, number>> = {
  ...numberWords,
  'forty five': 45,
  couple: 2,
  dozen: 12,
}
/** Pattern group for a figure in digits or words. */
export const numeral = `(\\d{1,4}(?:[.,]\\d+)?|forty five|${Object.keys(numberWords).join('|')}|a couple|a dozen)`
export const numberOf = (text: string): number => {
  const plain = text.toLowerCase().replace(/^a /, '').replace(',', '.')
  return /^\d/.test(plain) ? Number(plain) : (spelled[plain] ?? Number.NaN)
}

/** Returns a figure inside the plausible range as a whole number; null outside it. */
export const inRange = (value: number, low: number, high: number): number | null =>
  Number.isFinite(value) && value >= low && value <= high ? Math.round(value) : null

/** Claims the words that cover a stretch of the English text, as a figure unless another kind is given. */
export function claimFigure(
  reading: Reading,
  starts: readonly number[],
  from: number,
  to: number,
  means: string,
  kind: ClaimKind = 'number',
): void {
  const first = starts.findLastIndex((start) => start <= from)
  const next = starts.findIndex((start) => start >= to)
  claim(reading, kind, Math.max(0, first), next < 0 ? starts.length : next, means)
}
