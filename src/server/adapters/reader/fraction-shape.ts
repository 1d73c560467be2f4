import type { Box } from '#kitchen/reading/page.ts'
import type { Grey } from './flatten-light.ts'

const INK_BELOW = 150

/**
 * Whether the ink behind a word that was read as `figures` plain figures is that of a fraction sign. A figure is one
 * piece of ink; ½ is three (a small figure, a stroke, another small figure) and wider than what was read of it.
 */
export function looksLikeFraction({ pixels, width, height }: Grey, box: Box, figures: number): boolean {
  // Whole pixels: the walk over the ink counts on them.
  const tall = Math.round(box.bottom - box.top)
  if (tall < 8 || tall > 400 || box.right - box.left > tall * 3) return false
  // Readers box only the part that they took for a figure: the rest stands close beside it.
  const reach = Math.round(tall * 0.32)
  const left = Math.max(0, Math.round(box.left) - reach)
  const right = Math.min(width, Math.round(box.right) + reach)
  const top = Math.max(0, Math.round(box.top) - Math.round(tall * 0.15))
  const bottom = Math.min(height, Math.round(box.bottom) + Math.round(tall * 0.15))
  const pieces = piecesOfInk(
    (x, y) => (pixels[(top + y) * width + left + x] ?? 255) < INK_BELOW,
    right - left,
    bottom - top,
  ).filter(({ area }) => area > tall * tall * 0.02)
  // What is cut off at the edge of the look belongs to a neighbour, unless it reaches over the figure: a stroke.
  const [from, to] = [Math.round(box.left) - left, Math.round(box.right) - left]
  const own = pieces.filter(
    (piece) =>
      (piece.left > 0 && piece.right < right - left - 1) || (piece.right > from + 1 && piece.left < to - 1),
  )
  const small = own.filter((piece) => piece.bottom - piece.top < tall * 0.75)
  return own.length > figures && small.length >= 1
}

interface Piece {
  area: number
  left: number
  right: number
  top: number
  bottom: number
}

/** Connected ink, corners included. */
function piecesOfInk(isInk: (x: number, y: number) => boolean, width: number, height: number): Piece[] {
  const seen = new Uint8Array(width * height)
  const pieces: Piece[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isInk(start % width, Math.floor(start / width))) continue
    const piece: Piece = { area: 0, left: width, right: 0, top: height, bottom: 0 }
    const open = [start]
    seen[start] = 1
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width
      const y = Math.floor(at / width)
      piece.area++
      piece.left = Math.min(piece.left, x)
      piece.right = Math.max(piece.right, x)
      piece.top = Math.min(piece.top, y)
      piece.bottom = Math.max(piece.bottom, y)
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx
          if (seen[next] || !isInk(nx, ny)) continue
          seen[next] = 1
          open.push(next)
        }
      }
    }
    pieces.push(piece)
  }
  return pieces
}
