import type { Grey } from './flatten-light.ts'
import { letterLines } from './letter-lines.ts'
import { median } from './median.ts'

/** Fewest letters of a line, and its least length as a share of the page, that show how the paper is bent. */
const FEWEST_LETTERS = 10
const LEAST_LENGTH = 0.16
const FEWEST_LINES = 5
/** Highest power of the curve that is fitted to the lines. */
const POWER = 4
/** Rise of the lines, in heights of a letter, from which on a page is straightened. */
const BENT = 0.45
/** Share of the lines' unevenness that may remain for the curve to be believed. */
const LEFT_OVER = 0.35

interface Point {
  x: number
  y: number
}

/**
 * Returns how far the lines of print have risen or sunk at a place, in shares of the width (x from -1 to 1, y
 * in the same measure), or null where the paper is flat or the lines do not tell. Pages of books and labels
 * on tins are bent: their lines are one curve, changing slowly from the top of the page to the bottom.
 * Works on a small picture.
 */
export function bendOf(small: Grey): ((x: number, y: number) => number) | null {
  const { width, height } = small
  const half = width / 2
  const lines = letterLines(small)
    .filter((line) => line.length >= FEWEST_LETTERS)
    .filter((line) => (line.at(-1)?.right ?? 0) - (line[0]?.left ?? 0) > width * LEAST_LENGTH)
  if (lines.length < FEWEST_LINES) return null
  const tall = median(lines.flat().map(({ top, bottom }) => bottom - top)) / half
  let points = lines.map((line) =>
    line.map(({ left, right, top, bottom }) => ({
      x: (left + right) / 2 / half - 1,
      y: (top + bottom) / 2 / half - height / width,
    })),
  )
  let curve = fitted(points)
  if (!curve) return null
  // A line of letters from two lines of print is none, and is left out of the second fit.
  const fit = curve
  points = points.filter((line) => unevenness(line, fit) < tall * 0.5)
  if (points.length < FEWEST_LINES) return null
  curve = fitted(points)
  if (!curve) return null
  const found = curve
  const before = rms(points.map((line) => unevenness(line, () => 0)))
  const after = rms(points.map((line) => unevenness(line, found)))
  const rises = points.map((line) => {
    const rise = line.map(({ x, y }) => found(x, y))
    return Math.max(...rise) - Math.min(...rise)
  })
  const isBent = median(rises) > tall * BENT && after < before * LEFT_OVER + tall * 0.1
  return isBent ? found : null
}

/** Moves every column of a picture by what its lines have risen or sunk there. */
export function withStraightLines(
  { pixels, width, height }: Grey,
  bend: (x: number, y: number) => number,
): Grey {
  const half = width / 2
  const result = new Uint8Array(pixels.length).fill(255)
  for (let x = 0; x < width; x++) {
    // Down a column the rise is a straight line.
    const middle = bend(x / half - 1, 0)
    const more = bend(x / half - 1, 1) - middle
    for (let y = 0; y < height; y++) {
      const from = y + (middle + more * (y / half - height / width)) * half
      const above = Math.floor(from)
      if (above < 0 || above + 1 >= height) continue
      const share = from - above
      const [a, b] = [pixels[above * width + x] as number, pixels[(above + 1) * width + x] as number]
      result[y * width + x] = a * (1 - share) + b * share
    }
  }
  return { pixels: result, width, height }
}

/** Fits one curve to all lines by least squares; each line has a height of its own. */
function fitted(lines: readonly Point[][]): ((x: number, y: number) => number) | null {
  const size = POWER * 2
  const sums = Array.from({ length: size }, () => new Float64Array(size + 1))
  for (const line of lines) {
    const mean = meanOf(line.map(({ y }) => y))
    const rows = line.map(({ x }) => basisAt(x, mean))
    const middle = rows[0]?.map((_, index) => meanOf(rows.map((row) => row[index] ?? 0))) ?? []
    line.forEach(({ y }, at) => {
      const row = (rows[at] ?? []).map((value, index) => value - (middle[index] ?? 0))
      for (let i = 0; i < size; i++) {
        const sum = sums[i] as Float64Array
        for (let j = 0; j < size; j++) sum[j] = (sum[j] as number) + (row[i] ?? 0) * (row[j] ?? 0)
        sum[size] = (sum[size] as number) + (row[i] ?? 0) * (y - mean)
      }
    })
  }
  const factors = solved(sums)
  if (!factors) return null
  return (x, y) => basisAt(x, y).reduce((sum, value, index) => sum + value * (factors[index] ?? 0), 0)
}

const basisAt = (x: number, y: number): number[] =>
  Array.from({ length: POWER }, (_, power) => x ** (power + 1)).flatMap((value) => [value, value * y])

/** Solves linear equations by Gauss's elimination; a little is added to the diagonal to keep curves calm. */
function solved(rows: Float64Array[]): number[] | null {
  const size = rows.length
  rows.forEach((row, index) => {
    row[index] = (row[index] as number) * 1.0005 + 1e-6
  })
  for (let at = 0; at < size; at++) {
    const pivot = rows.slice(at).toSorted((a, b) => Math.abs(b[at] as number) - Math.abs(a[at] as number))[0]
    if (!pivot || Math.abs(pivot[at] as number) < 1e-12) return null
    rows[rows.indexOf(pivot)] = rows[at] as Float64Array
    rows[at] = pivot
    for (let other = 0; other < size; other++) {
      if (other === at) continue
      const row = rows[other] as Float64Array
      const factor = (row[at] as number) / (pivot[at] as number)
      for (let column = at; column <= size; column++)
        row[column] = (row[column] as number) - factor * (pivot[column] as number)
    }
  }
  return rows.map((row, index) => (row[size] as number) / (row[index] as number))
}

/** Returns how far the points of a line stand from its own height, less the curve. */
function unevenness(line: readonly Point[], curve: (x: number, y: number) => number): number {
  const middle = meanOf(line.map(({ y }) => y))
  const level = line.map(({ x, y }) => y - curve(x, middle))
  const mean = meanOf(level)
  return rms(level.map((y) => y - mean))
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const rms = (values: readonly number[]) => Math.sqrt(meanOf(values.map((value) => value * value)))
