import type { Grey } from './flatten-light.ts'
import { type InkPiece, inkPieces } from './ink-pieces.ts'
import { median } from './median.ts'

const INK_BELOW = 170
/** Largest sides of a dot or dash, as shares of the height of a letter. */
const DOT = { high: 0.4, wide: 1.3 }
/** Fewest dots of a leader. */
const FEWEST = 8
/** Differences of dots in a row, in pixels and as a share of their distance. */
const EVEN = { height: 3, distance: 0.3 }
/** Largest distance of dots, as a share of the height of a letter. */
const APART = 1.6

/**
 * Erases rows of dots or dashes that stand at equal distances, such as the leaders between foods and amounts
 * and the lines across a receipt: Tesseract reads the words beside them as nonsense. Changes the given picture.
 */
export function eraseLeaders({ pixels, width, height }: Grey): void {
  const isInk = (x: number, y: number) => (pixels[y * width + x] as number) < INK_BELOW
  const pieces = inkPieces(isInk, width, height, 1)
  const tall = letterHeight(pieces)
  if (tall === 0) return
  const dots = pieces.filter((piece) => isDot(piece, tall))
  for (const row of rowsOf(dots, tall)) {
    for (const { left, right, top, bottom } of withEnds(row, dots, tall)) {
      for (let y = Math.max(0, top - 2); y <= Math.min(height - 1, bottom + 2); y++)
        pixels.fill(255, y * width + Math.max(0, left - 2), y * width + Math.min(width, right + 3))
    }
  }
}

/** Returns the usual height of pieces that are no specks. */
const letterHeight = (pieces: readonly InkPiece[]): number =>
  median(pieces.map(({ top, bottom }) => bottom - top + 1).filter((high) => high > 9 && high < 200))

const isDot = ({ left, right, top, bottom }: InkPiece, tall: number) =>
  bottom - top + 1 <= tall * DOT.high && right - left + 1 <= tall * DOT.wide && bottom - top >= 1

/** Returns the rows of dots that stand level at equal distances. */
function rowsOf(dots: readonly InkPiece[], tall: number): InkPiece[][] {
  const rows: InkPiece[][] = []
  for (const dot of dots.toSorted((a, b) => a.left - b.left)) {
    const row = rows.find((one) => continues(one, dot, tall))
    if (row) row.push(dot)
    else rows.push([dot])
  }
  return rows.filter((row) => row.length >= FEWEST)
}

/** Adds the dots that go on with a row a little less evenly, at both of its ends. */
function withEnds(row: readonly InkPiece[], dots: readonly InkPiece[], tall: number): InkPiece[] {
  const all = [...row]
  for (const dot of dots.toSorted((a, b) => a.left - b.left)) {
    if (all.includes(dot)) continue
    const near = all.find(
      (one) =>
        Math.abs(one.bottom - dot.bottom) <= EVEN.height &&
        Math.max(one.left - dot.right, dot.left - one.right) < tall * APART,
    )
    if (near) all.push(dot)
  }
  return all
}

function continues(row: readonly InkPiece[], dot: InkPiece, tall: number): boolean {
  const [before, last] = [row.at(-2), row.at(-1)]
  if (!last || Math.abs(last.bottom - dot.bottom) > EVEN.height) return false
  const distance = dot.left - last.left
  if (distance <= 0 || distance > tall * APART) return false
  if (Math.abs(dot.right - dot.left - last.right + last.left) > EVEN.height) return false
  return !before || Math.abs(distance - (last.left - before.left)) <= Math.max(2, distance * EVEN.distance)
}
