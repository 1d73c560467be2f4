import type { Grey } from './flatten-light.ts'
import { type InkPiece, inkPieces } from './ink-pieces.ts'

const INK_BELOW = 170
/** Smallest and largest side of a check box, in pixels of a page that is ready to be read. */
const LEAST = 16
const MOST = 90
/** Minimum share of ink on each side of a check box, and maximum share of it inside. */
const SIDE = 0.95
const INSIDE = 0.04
/**
 * Measures of a bullet: a solid disc of this size, with white around it and more of it to its left, because a
 * full stop or a decimal point stands close behind its word.
 */
const BULLET = { least: 7, most: 28, solid: 0.66, air: 0.8, before: 3.5 }

/**
 * Erases marks before the lines of a list, which Tesseract takes for letters ("[J 1 tsp", "e 2 cups"): empty
 * check boxes, which are hollow squares with straight sides, and bullets. Changes the given picture.
 */
export function eraseListMarks(page: Grey): void {
  const { pixels, width, height } = page
  const isInk = (x: number, y: number) => (pixels[y * width + x] as number) < INK_BELOW
  for (const piece of inkPieces(isInk, width, height, MOST * MOST)) {
    if (!isBox(piece, width) && !isBullet(piece, page)) continue
    for (let y = Math.max(0, piece.top - 2); y <= Math.min(height - 1, piece.bottom + 2); y++) {
      pixels.fill(255, y * width + Math.max(0, piece.left - 2), y * width + Math.min(width, piece.right + 3))
    }
  }
}

function isBullet({ left, right, top, bottom, places }: InkPiece, { pixels, width, height }: Grey): boolean {
  const [wide, high] = [right - left + 1, bottom - top + 1]
  if (Math.min(wide, high) < BULLET.least || Math.max(wide, high) > BULLET.most) return false
  if (Math.abs(wide - high) > Math.max(2, wide * 0.2) || places.length < wide * high * BULLET.solid)
    return false
  const air = Math.round(Math.max(wide, high) * BULLET.air)
  const before = Math.round(Math.max(wide, high) * BULLET.before)
  const own = new Set(places)
  for (let y = Math.max(0, top - air); y <= Math.min(height - 1, bottom + air); y++) {
    for (let x = Math.max(0, left - before); x <= Math.min(width - 1, right + air); x++) {
      const at = y * width + x
      if ((pixels[at] as number) < INK_BELOW && !own.has(at)) return false
    }
  }
  return true
}

function isBox({ left, right, top, bottom, places }: InkPiece, width: number): boolean {
  const [wide, high] = [right - left + 1, bottom - top + 1]
  if (Math.min(wide, high) < LEAST || Math.max(wide, high) > MOST || Math.abs(wide - high) > wide * 0.15)
    return false
  if (places.length > wide * high * 0.6) return false
  const rim = Math.max(2, Math.round(wide * 0.16))
  const sides = {
    left: new Set<number>(),
    right: new Set<number>(),
    top: new Set<number>(),
    bottom: new Set<number>(),
  }
  let inside = 0
  for (const at of places) {
    const [x, y] = [(at % width) - left, Math.floor(at / width) - top]
    if (x < rim) sides.left.add(y)
    if (x >= wide - rim) sides.right.add(y)
    if (y < rim) sides.top.add(x)
    if (y >= high - rim) sides.bottom.add(x)
    if (x >= rim * 2 && x < wide - rim * 2 && y >= rim * 2 && y < high - rim * 2) inside += 1
  }
  const full = (side: Set<number>, length: number) => side.size >= length * SIDE
  const sidesFull =
    full(sides.left, high) && full(sides.right, high) && full(sides.top, wide) && full(sides.bottom, wide)
  return sidesFull && inside <= Math.max(0, wide - rim * 4) * Math.max(0, high - rim * 4) * INSIDE
}
