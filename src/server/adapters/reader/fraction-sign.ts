import type { Box } from '#kitchen/reading/page.ts'
import type { Grey } from './flatten-light.ts'
import { type InkPiece, inkPieces } from './ink-pieces.ts'

const INK_BELOW = 160
const WHITE = 255
/** Height in pixels of the redrawn figures of a sign, and the gap between them. */
const DRAWN = 52
const AIR = 9

/**
 * Fraction sign on a page: its left and right edge, and the sign redrawn as large figures around a stroke.
 */
export interface FractionSign {
  left: number
  right: number
  drawn: Grey
}

/**
 * Finds the first fraction sign (½, ¾) in a box of the page: a small figure, a slanting stroke from the lower
 * left to the upper right, and another small figure. Tesseract takes it for one figure or for a percent sign;
 * redrawn at the size of other figures, its two figures can be read. `null` where there is none, as in `1/2`
 * set in figures of full size.
 * @param tall height of a line's figures in pixels
 */
export function fractionSignIn({ pixels, width, height }: Grey, box: Box, tall: number): FractionSign | null {
  const left = Math.max(0, Math.floor(box.left))
  const top = Math.max(0, Math.floor(box.top))
  const size = {
    width: Math.min(width, Math.ceil(box.right)) - left,
    height: Math.min(height, Math.ceil(box.bottom)) - top,
  }
  if (tall < 10 || size.width < 6 || size.height < 8 || size.width > tall * 8) return null
  const tone = (x: number, y: number) => pixels[(top + y) * width + left + x] ?? WHITE
  const pieces = inkPieces((x, y) => tone(x, y) < INK_BELOW, size.width, size.height).filter(
    ({ places }) => places.length > tall * tall * 0.012,
  )
  for (const stroke of pieces.toSorted((a, b) => a.left - b.left)) {
    if (!isStroke(stroke, size.width, tall)) continue
    const small = pieces.filter((piece) => piece !== stroke && isSmallFigure(piece, stroke))
    const over = small.filter((piece) => middleX(piece) < middleX(stroke) && middleY(piece) < middleY(stroke))
    const under = small.filter(
      (piece) => middleX(piece) > middleX(stroke) && middleY(piece) > middleY(stroke),
    )
    const numerator = nearest(over, stroke)
    const denominator = nearest(under, stroke)
    if (!numerator || !denominator) continue
    const figures = [numerator, denominator].map((piece) => enlarged(piece, pieces, tone, size.width)) as [
      Grey,
      Grey,
    ] // a numerator and a denominator
    return { left: left + numerator.left, right: left + denominator.right + 1, drawn: drawnAnew(...figures) }
  }
  return null
}

const middleX = ({ left, right }: InkPiece) => (left + right) / 2
const middleY = ({ top, bottom }: InkPiece) => (top + bottom) / 2
const tallOf = ({ top, bottom }: InkPiece) => bottom - top + 1
const wideOf = ({ left, right }: InkPiece) => right - left + 1

/** True for a thin piece of ink that leans to the right. */
function isStroke(piece: InkPiece, width: number, tall: number): boolean {
  const high = tallOf(piece)
  if (high < tall * 0.55 || high > tall * 1.7 || wideOf(piece) < high * 0.22 || wideOf(piece) > high * 1.15)
    return false
  if (piece.places.length > high * wideOf(piece) * 0.62) return false
  const meanX = (from: number, to: number) => {
    const xs = piece.places
      .filter((at) => {
        const y = Math.floor(at / width) - piece.top
        return y >= from * high && y < to * high
      })
      .map((at) => at % width)
    return xs.reduce((sum, x) => sum + x, 0) / Math.max(1, xs.length)
  }
  const [low, mid, up] = [meanX(0.7, 1), meanX(0.35, 0.65), meanX(0, 0.3)]
  const lean = up - low
  return lean > wideOf(piece) * 0.5 && mid > low + lean * 0.2 && mid < up - lean * 0.2
}

const isSmallFigure = (piece: InkPiece, stroke: InkPiece) =>
  tallOf(piece) > tallOf(stroke) * 0.28 &&
  tallOf(piece) < tallOf(stroke) * 0.78 &&
  wideOf(piece) < tallOf(stroke) * 0.8

/**
 * Returns the piece whose middle is the closest to the stroke's; pieces further away belong to a neighbour.
 */
const nearest = (pieces: readonly InkPiece[], stroke: InkPiece): InkPiece | null => {
  const away = (piece: InkPiece) => Math.abs(middleX(piece) - middleX(stroke))
  const [first] = pieces.toSorted((a, b) => away(a) - away(b))
  return first && away(first) < tallOf(stroke) * 0.95 ? first : null
}

/** Redraws one figure alone, `DRAWN` pixels high. */
function enlarged(
  piece: InkPiece,
  pieces: readonly InkPiece[],
  tone: (x: number, y: number) => number,
  width: number,
): Grey {
  const others = new Set(pieces.filter((other) => other !== piece).flatMap(({ places }) => places))
  const own = (x: number, y: number) => (others.has(y * width + x) ? WHITE : tone(x, y))
  const scale = DRAWN / tallOf(piece)
  const size = { width: Math.max(4, Math.round(wideOf(piece) * scale)), height: DRAWN }
  const pixels = new Uint8Array(size.width * size.height)
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const sx = Math.min(piece.right, Math.max(piece.left, piece.left + (x + 0.5) / scale - 0.5))
      const sy = Math.min(piece.bottom, Math.max(piece.top, piece.top + (y + 0.5) / scale - 0.5))
      const [x0, y0] = [Math.floor(sx), Math.floor(sy)]
      const [x1, y1] = [Math.min(piece.right, x0 + 1), Math.min(piece.bottom, y0 + 1)]
      const above = own(x0, y0) * (x0 + 1 - sx) + own(x1, y0) * (sx - x0)
      const below = own(x0, y1) * (x0 + 1 - sx) + own(x1, y1) * (sx - x0)
      pixels[y * size.width + x] = above * (y0 + 1 - sy) + below * (sy - y0)
    }
  }
  return { pixels, ...size }
}

/** Redraws a sign as `1/2` in figures of full size, with white around it. */
function drawnAnew(numerator: Grey, denominator: Grey): Grey {
  const slash = Math.round(DRAWN * 0.42)
  const width = AIR * 6 + numerator.width + slash + denominator.width
  const height = DRAWN + AIR * 4
  const pixels = new Uint8Array(width * height).fill(WHITE)
  const paste = (figure: Grey, left: number) => {
    for (let y = 0; y < figure.height; y++) {
      pixels.set(
        figure.pixels.subarray(y * figure.width, (y + 1) * figure.width),
        (AIR * 2 + y) * width + left,
      )
    }
  }
  paste(numerator, AIR * 2)
  const from = AIR * 3 + numerator.width
  for (let y = 0; y < DRAWN; y++) {
    const x = from + Math.round((1 - y / DRAWN) * (slash - 6))
    pixels.fill(0, (AIR * 2 + y) * width + x, (AIR * 2 + y) * width + x + 6)
  }
  paste(denominator, from + slash + AIR)
  return { pixels, width, height }
}
