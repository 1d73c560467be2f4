import type { Grey } from './flatten-light.ts'
import { inkPieces } from './ink-pieces.ts'

/** Degrees by which photos are usually tilted; a larger angle wins only when it is much clearer. */
const USUAL_DEGREES = 12
const LARGEST_DEGREES = 45
const MUCH_CLEARER = 1.25
/**
 * Size limits in pixels of the small picture: larger pieces are edges, frames or pictures, smaller ones
 * specks.
 */
const LARGEST_PIECE = 130
const LEAST_PIECE = 4
const MOST_POINTS = 15_000

/**
 * Returns the degrees (clockwise positive) by which the lines of print lean, from -45 to 45. Turned by the
 * right angle, the rows of a page alternate between full and empty: the angle with the greatest difference
 * between neighbouring rows wins. A page on its side has the angle of its rows plus or minus 90 degrees,
 * which cannot be told apart here. Works on a small picture, some 800 pixels wide, with print that is dark on
 * white.
 */
export function findTilt({ pixels, width, height }: Grey): number {
  const dark = inkPieces((x, y) => (pixels[y * width + x] ?? 255) < 140, width, height)
    .filter(
      ({ left, right, top, bottom, places }) =>
        Math.max(right - left, bottom - top) < LARGEST_PIECE && places.length >= LEAST_PIECE,
    )
    .flatMap(({ places }) => places.map((at) => ({ x: at % width, y: Math.floor(at / width) })))
  // Too little ink gives no angle, and too much of it is a picture rather than a page.
  if (dark.length < 200 || dark.length > width * height * 0.4) return 0
  const every = Math.max(1, Math.floor(dark.length / MOST_POINTS))
  const sample = dark.filter((_, index) => index % every === 0)
  const sideways = sample.map(({ x, y }) => ({ x: y, y: width - x }))
  // Lines of a page on its side stand upright, so the points are judged turned by a quarter, too.
  const score = (degrees: number) =>
    Math.max(contrastOfRows(sample, height, width, degrees), contrastOfRows(sideways, width, height, degrees))
  const scores = new Map<number, number>()
  for (let degrees = -LARGEST_DEGREES; degrees <= LARGEST_DEGREES; degrees += 0.5)
    scores.set(degrees, score(degrees))
  const best = (within: number) =>
    [...scores]
      .filter(([degrees]) => Math.abs(degrees) <= within)
      .toSorted(([a, one], [b, other]) => other - one || Math.abs(a) - Math.abs(b))[0] ?? [0, 0]
  const [usual, any] = [best(USUAL_DEGREES), best(LARGEST_DEGREES)]
  const [coarse] = any[1] > usual[1] * MUCH_CLEARER ? any : usual
  let [found, clearest] = [coarse, scores.get(coarse) ?? 0]
  for (let off = -0.4; off <= 0.41; off += 0.1) {
    const here = score(coarse + off)
    if (here > clearest * 1.0001) [found, clearest] = [coarse + off, here]
  }
  return Math.round(found * 10) / 10
}

function contrastOfRows(dark: { x: number; y: number }[], height: number, width: number, degrees: number) {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const offset = Math.ceil(width * Math.SQRT1_2) + 1
  const rows = new Float64Array(height + 2 * offset)
  for (const { x, y } of dark) {
    // A point is shared by the two nearest rows: rounded to one, the grid of the pixels itself would make
    // stripes at 45 degrees.
    const exact = y * cosine - x * sine + offset
    const row = Math.floor(exact)
    rows[row] = (rows[row] ?? 0) + 1 - (exact - row)
    rows[row + 1] = (rows[row + 1] ?? 0) + exact - row
  }
  let sum = 0
  for (let row = 1; row < rows.length; row++) {
    const step = (rows[row] ?? 0) - (rows[row - 1] ?? 0)
    sum += step * step
  }
  return sum
}
