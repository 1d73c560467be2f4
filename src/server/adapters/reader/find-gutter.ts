import type { Box } from '#kitchen/reading/page.ts'
import type { Grey } from './flatten-light.ts'
import { inkPieces } from './ink-pieces.ts'

const INK_BELOW = 140
/** Largest side of a word in pixels of the small picture. */
const LARGEST_WORD = 140
/** Shares of the page: minimum length and width of a gutter, and its minimum distance from the edges. */
const LEAST_LENGTH = 0.25
const WIDTH = 0.022
const MARGIN = 0.15
/** Share of the page at its edges that is ignored: the table beneath it, and its shadow. */
const EDGE = 0.04
/** Minimum share of rows with print on each side of a gutter. */
const LEAST_PRINT = 0.3

/**
 * Splits a page into parts that are read one by one, so that lines of two columns which do not stand level
 * are not joined: the part above a gutter, the two columns, the part below. A gutter is an upright strip
 * without ink and with print on both sides; without one, the whole page is the only part. Works on a small
 * picture; the boxes are shares of it, 0 to 1.
 */
export function findParts({ pixels, width, height }: Grey): Box[] {
  const whole: Box = { left: 0, top: 0, right: 1, bottom: 1 }
  const print = printOf({ pixels, width, height })
  const isInk = (x: number, y: number) => print[y * width + x] === 1
  const strip = Math.max(3, Math.round(width * WIDTH))
  let best = { x: 0, top: 0, bottom: 0 }
  for (let x = Math.round(width * MARGIN); x + strip < width * (1 - MARGIN); x += 2) {
    let start = 0
    for (let y = 0; y <= height; y++) {
      const free = y < height && !rowHasInk(isInk, y, x, x + strip)
      if (free) continue
      const beside = printBeside(isInk, { start, end: y, x, strip, width })
      if (beside && beside.bottom - beside.top > best.bottom - best.top)
        best = { x: x + strip / 2, ...beside }
      start = y + 1
    }
  }
  if (best.bottom - best.top < height * LEAST_LENGTH) return [whole]
  const [x, top, bottom] = [best.x / width, best.top / height, best.bottom / height]
  const parts = [
    { ...whole, bottom: top },
    { left: 0, top, right: x, bottom },
    { left: x, top, right: 1, bottom },
    { ...whole, top: bottom },
  ]
  return parts.filter((part) => part.bottom - part.top > 0.01)
}

/**
 * Marks pixels of print by 1. Frames, creases and pictures are larger than words, and must not separate
 * columns.
 */
function printOf({ pixels, width, height }: Grey): Uint8Array {
  const print = new Uint8Array(width * height)
  for (const piece of inkPieces((x, y) => (pixels[y * width + x] ?? 255) < INK_BELOW, width, height)) {
    if (Math.max(piece.right - piece.left, piece.bottom - piece.top) > LARGEST_WORD) continue
    for (const at of piece.places) print[at] = 1
  }
  return print
}

const rowHasInk = (isInk: (x: number, y: number) => boolean, y: number, from: number, to: number) => {
  for (let x = from; x < to; x++) if (isInk(x, y)) return true
  return false
}

interface Strip {
  start: number
  end: number
  x: number
  strip: number
  width: number
}

/**
 * Returns the rows of a free strip that have print on both sides, with a little margin; null where one side
 * is empty.
 */
function printBeside(isInk: (x: number, y: number) => boolean, { start, end, x, strip, width }: Strip) {
  const edge = Math.round(width * EDGE)
  const [from, to] = betweenLines((y) => !rowHasInk(isInk, y, edge, width - edge), start, end)
  const rows = { left: [] as number[], right: [] as number[] }
  for (let y = from; y < to; y++) {
    if (rowHasInk(isInk, y, edge, x)) rows.left.push(y)
    if (rowHasInk(isInk, y, x + strip, width - edge)) rows.right.push(y)
  }
  const top = Math.max(rows.left[0] ?? to, rows.right[0] ?? to)
  const bottom = Math.min(rows.left.at(-1) ?? from, rows.right.at(-1) ?? from)
  const both = bottom - top
  const dense = (side: number[]) => side.filter((y) => y >= top && y <= bottom).length >= both * LEAST_PRINT
  return both > 0 && dense(rows.left) && dense(rows.right) ? { top: from, bottom: to } : null
}

/**
 * Moves both ends of a strip to white rows: a line across the gutter starts a little before the strip ends,
 * and the cuts must not go through it.
 */
function betweenLines(isWhite: (y: number) => boolean, start: number, end: number): [number, number] {
  const reach = Math.round((end - start) / 4)
  let [from, to] = [start, end]
  while (from < start + reach && !isWhite(from)) from++
  while (to > end - reach && !isWhite(to - 1)) to--
  return [from === start + reach ? start : from, to === end - reach ? end : to]
}
