import type { SeenWord } from './tesseract.ts'

/** True when the middle of a word lies within another one. */
export const covers = (one: SeenWord, other: SeenWord): boolean => {
  const [x, y] = [(other.left + other.right) / 2, (other.top + other.bottom) / 2]
  return x > one.left && x < one.right && y > one.top && y < one.bottom
}

/** Keeps the surer one of two readings of a place, since a part of a page may be cut amid a line. */
export function readOnce(lines: readonly SeenWord[][]): SeenWord[][] {
  const words = lines.flat()
  const isDouble = (word: SeenWord) =>
    words.some((other) => other !== word && covers(other, word) && other.confidence > word.confidence)
  return lines.map((line) => line.filter((word) => !isDouble(word))).filter((line) => line.length > 0)
}
