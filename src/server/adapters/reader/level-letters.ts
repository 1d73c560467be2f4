import type { SeenWord } from './tesseract.ts'

const LONGEST = 3
const FEWEST = 3
/** Shares of the height of print by which letters of one line may differ in place, and stand apart. */
const OFF = 0.5
const GAP = 1.7

/**
 * Joins letters that stand level, each of them a line by itself, to one line from left to right. Tesseract
 * takes the end of a line for print that runs downwards, and then reads one letter to the line and each on
 * its side: as one line they are read again.
 */
export function withLevelLetters(lines: readonly SeenWord[][]): SeenWord[][] {
  const isLetter = (line: readonly SeenWord[]) => line.length === 1 && (line[0]?.text.length ?? 0) <= LONGEST
  const rows: SeenWord[][] = []
  for (const letter of lines
    .filter(isLetter)
    .flat()
    .toSorted((a, b) => a.left - b.left)) {
    const row = rows.find((one) => continues(one.at(-1) ?? letter, letter))
    if (row) row.push(letter)
    else rows.push([letter])
  }
  const joined = rows.filter((row) => row.length >= FEWEST)
  const taken = new Set(joined.flat())
  return [...lines.filter((line) => !line.some((word) => taken.has(word))), ...joined]
}

const continues = (last: SeenWord, next: SeenWord) => {
  const tall = Math.max(last.bottom - last.top, next.bottom - next.top)
  const off = Math.abs(last.top + last.bottom - next.top - next.bottom) / 2
  return off < tall * OFF && next.left - last.right < tall * GAP && next.left > last.left
}
