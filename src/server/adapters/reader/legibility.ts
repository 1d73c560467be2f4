import type { SeenWord } from './tesseract.ts'

/** Confidence below which a word is unsure: print is almost never read with less, handwriting often is. */
export const UNSURE = 80
const FEWEST_SURE = 8
const FEWEST_TO_TURN = 5
const LEAST_SHARE = 0.55

/** Words that are long enough to judge a reading by; figures and specks say little. */
const judged = (words: readonly SeenWord[]) => words.filter(({ text }) => /\p{L}{3}/u.test(text))

/** Counts the letters of confidently read words, which compares two readings of a page. */
export const sureLetters = (words: readonly SeenWord[]): number =>
  judged(words)
    .filter(({ confidence }) => confidence >= UNSURE)
    .reduce((sum, { text }) => sum + text.length, 0)

/**
 * True when turning the page may help: print the wrong way up is read as many odd words, a picture or grain
 * as next to none.
 */
export const mayBeTurned = (words: readonly SeenWord[]): boolean => judged(words).length >= FEWEST_TO_TURN

/** True when the reading consists of words, unlike that of print upside down or in the wrong light. */
export function isLegible(words: readonly SeenWord[]): boolean {
  const all = judged(words)
  const sure = all.filter(({ confidence }) => confidence >= UNSURE).length
  return sure >= FEWEST_SURE && sure >= all.length * LEAST_SHARE
}

/**
 * Returns the degrees by which a page must be turned whose lines run up or down: Tesseract reads those, too,
 * but loses the text beside them. 0 where most words are horizontal.
 */
export function quarterTurnOf(lines: readonly SeenWord[][]): 0 | 90 | -90 {
  const long = lines.flat().filter(({ text }) => /\p{L}{4}/u.test(text))
  const upright = long.filter((word) => word.bottom - word.top > (word.right - word.left) * 1.2)
  if (long.length < 5 || upright.length < long.length / 2) return 0
  // The words of a line come in the order of reading, so the last one shows whether the line runs down.
  const down = lines.reduce((sum, line) => {
    const [first, last] = [line[0], line.at(-1)]
    return first && last ? sum + Math.sign(last.top - first.top) : sum
  }, 0)
  return down > 0 ? -90 : 90
}
