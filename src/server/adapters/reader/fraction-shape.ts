import type { Box } from '#kitchen/reading/page.ts'
import type { Grey } from './flatten-light.ts'
import { inkPieces } from './ink-pieces.ts'

const INK_BELOW = 150

/**
 * True when the ink of a word that was read as `figures` plain figures looks like a fraction sign. A figure
 * is one piece of ink; ½ is three (a small figure, a stroke, another small figure) and wider than its
 * reading.
 */
export function looksLikeFraction({ pixels, width, height }: Grey, box: Box, figures: number): boolean {
  // The search for connected ink needs whole pixels.
  const tall = Math.round(box.bottom - box.top)
  if (tall < 8 || tall > 400 || box.right - box.left > tall * 3) return false
  // Tesseract boxes only the part that it took for a figure, so the search reaches a little to both sides.
  const reach = Math.round(tall * 0.32)
  const left = Math.max(0, Math.round(box.left) - reach)
  const right = Math.min(width, Math.round(box.right) + reach)
  const top = Math.max(0, Math.round(box.top) - Math.round(tall * 0.15))
  const bottom = Math.min(height, Math.round(box.bottom) + Math.round(tall * 0.15))
  const pieces = inkPieces(
    (x, y) => (pixels[(top + y) * width + left + x] ?? 255) < INK_BELOW,
    right - left,
    bottom - top,
  ).filter(({ places }) => places.length > tall * tall * 0.02)
  // A piece that is cut off at the edge belongs to a neighbour, unless it is a stroke that reaches over the
  // figure.
  const [from, to] = [Math.round(box.left) - left, Math.round(box.right) - left]
  const own = pieces.filter(
    (piece) =>
      (piece.left > 0 && piece.right < right - left - 1) || (piece.right > from + 1 && piece.left < to - 1),
  )
  const small = own.filter((piece) => piece.bottom - piece.top < tall * 0.75)
  return own.length > figures && small.length >= 1
}
