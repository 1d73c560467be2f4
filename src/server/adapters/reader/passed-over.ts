import type { Box } from '#kitchen/reading/page.ts'
import type { Grey } from './flatten-light.ts'
import { type InkPiece, inkPieces } from './ink-pieces.ts'
import type { SeenWord } from './tesseract.ts'

/**
 * Size of letters, and their distance from each other, in pixels of the small picture of some 800 pixels'
 * width.
 */
const INK_BELOW = 175
const LEAST_HEIGHT = 4
const LARGEST = 90
const NEAR = { across: 26, down: 22 }
/** Minimum number of ink pieces in a group: fewer are specks and ornaments. */
const FEWEST_PIECES = 14
/** Minimum number of pieces level with a line of print, which are probably its end. */
const FEWEST_LEVEL = 4
const MOST_PIECES = 1500
const MOST_PLACES = 6
/**
 * Margin around a place, since small old-style figures at the head of its lines are no pieces of its size.
 */
const AIR = { across: 18, down: 6 }

/**
 * Finds print from which no word was read, largest group first: Tesseract takes faint or blurred lines for
 * pictures and skips them. Works on a small picture; the words and the boxes are in pixels of the page.
 */
export function passedOver(small: Grey, words: readonly SeenWord[], scale: number): Box[] {
  const { pixels, width, height } = small
  const covered = new Uint8Array(width * height)
  for (const { left, top, right, bottom } of words) {
    const rows = [
      Math.max(0, Math.floor(top / scale) - 2),
      Math.min(height - 1, Math.ceil(bottom / scale) + 2),
    ] as const
    const columns = [
      Math.max(0, Math.floor(left / scale) - 2),
      Math.min(width, Math.ceil(right / scale) + 2),
    ] as const
    for (let y = rows[0]; y <= rows[1]; y++) covered.fill(1, y * width + columns[0], y * width + columns[1])
  }
  const left = inkPieces((x, y) => (pixels[y * width + x] ?? 255) < INK_BELOW, width, height).filter(
    (piece) => {
      const [wide, high] = [piece.right - piece.left, piece.bottom - piece.top]
      if (high < LEAST_HEIGHT || Math.max(wide, high) > LARGEST) return false
      const middle =
        Math.round((piece.top + piece.bottom) / 2) * width + Math.round((piece.left + piece.right) / 2)
      return covered[middle] === 0
    },
  )
  // A grainy picture has tens of thousands of pieces, and is no print.
  if (left.length > MOST_PIECES) return []
  const groups = groupsOf(left)
  const isLevel = (group: readonly InkPiece[]) => {
    const middle =
      ((Math.min(...group.map(({ top }) => top)) + Math.max(...group.map(({ bottom }) => bottom))) / 2) *
      scale
    return words.some(({ top, bottom }) => middle > top && middle < bottom)
  }
  const level = columnsOf(groups.filter((group) => group.length < FEWEST_PIECES && isLevel(group)))
  return [
    ...groups.filter((group) => group.length >= FEWEST_PIECES),
    ...level.filter((group) => group.length >= FEWEST_LEVEL),
  ]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_PLACES)
    .map((group) => ({
      left: Math.max(0, (Math.min(...group.map((one) => one.left)) - AIR.across) * scale),
      top: Math.max(0, (Math.min(...group.map((one) => one.top)) - AIR.down) * scale),
      right: Math.min(width, Math.max(...group.map((one) => one.right)) + AIR.across) * scale,
      bottom: Math.min(height, Math.max(...group.map((one) => one.bottom)) + AIR.down) * scale,
    }))
}

/**
 * Joins small groups that stand below each other, such as the amounts at the right edge of a list, which are
 * too few by themselves.
 */
function columnsOf(groups: readonly InkPiece[][]): InkPiece[][] {
  const columns: InkPiece[][] = []
  const [left, right] = [
    (group: readonly InkPiece[]) => Math.min(...group.map((one) => one.left)),
    (group: readonly InkPiece[]) => Math.max(...group.map((one) => one.right)),
  ]
  for (const group of groups) {
    const column = columns.find(
      (one) => left(group) < right(one) + NEAR.across && right(group) > left(one) - NEAR.across,
    )
    if (column) column.push(...group)
    else columns.push([...group])
  }
  return columns
}

/** Groups pieces that are near to one another, over any number of steps. */
function groupsOf(pieces: readonly InkPiece[]): InkPiece[][] {
  const groups: InkPiece[][] = []
  for (const piece of pieces.toSorted((a, b) => a.top - b.top)) {
    const near = groups.filter((group) =>
      group.some(
        (other) =>
          Math.max(other.left - piece.right, piece.left - other.right) < NEAR.across &&
          Math.max(other.top - piece.bottom, piece.top - other.bottom) < NEAR.down,
      ),
    )
    for (const group of near) groups.splice(groups.indexOf(group), 1)
    groups.push([...near.flat(), piece])
  }
  return groups
}
