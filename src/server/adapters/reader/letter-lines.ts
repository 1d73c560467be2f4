import type { Grey } from './flatten-light.ts'
import { type InkPiece, inkPieces } from './ink-pieces.ts'

const INK_BELOW = 150
/** Sizes of letters, in pixels of the small picture. */
const LETTER = { least: 4, most: 40 }
/** Shares of a letter's height: how far the next letter of a line may be off, and away. */
const NEXT = { off: 0.45, away: 1.6 }

/**
 * Finds the lines of print on a small picture by the shapes of their letters, before anything is read: letters
 * that stand level and close to each other.
 */
export function letterLines({ pixels, width, height }: Grey): InkPiece[][] {
  const letters = inkPieces((x, y) => (pixels[y * width + x] ?? 255) < INK_BELOW, width, height, 1).filter(
    ({ left, right, top, bottom }) =>
      bottom - top >= LETTER.least && Math.max(bottom - top, right - left) <= LETTER.most,
  )
  return linesOf(letters)
}

/** Strings letters to lines: each goes to the line whose last letter stands closest before it. */
function linesOf(letters: readonly InkPiece[]): InkPiece[][] {
  const lines: InkPiece[][] = []
  for (const letter of letters.toSorted((a, b) => a.left - b.left)) {
    let best: { line: InkPiece[]; away: number } | null = null
    for (const line of lines) {
      const last = line.at(-1) as InkPiece // no line is empty
      const tall = Math.max(last.bottom - last.top, letter.bottom - letter.top)
      const away = letter.left - last.right
      const off = Math.abs(letter.top + letter.bottom - last.top - last.bottom) / 2
      if (away < -tall * 0.5 || away > tall * NEXT.away || off > tall * NEXT.off) continue
      if (!best || away + off < best.away) best = { line, away: away + off }
    }
    if (best) best.line.push(letter)
    else lines.push([letter])
  }
  return lines
}
