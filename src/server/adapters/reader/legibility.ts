import type { SeenWord } from './tesseract.ts'

/** Print is almost never read with less confidence than this; handwriting often is. */
export const UNSURE = 80
const FEWEST_SURE = 8
const FEWEST_TO_TURN = 5
const LEAST_SHARE = 0.55

/** Words that there is something to judge by; figures and specks say little. */
const judged = (words: readonly SeenWord[]) => words.filter(({ text }) => /\p{L}{3}/u.test(text))

/** Letters of the words that were read for certain: how much a page says, whichever way it is held. */
export const sureLetters = (words: readonly SeenWord[]): number =>
  judged(words)
    .filter(({ confidence }) => confidence >= UNSURE)
    .reduce((sum, { text }) => sum + text.length, 0)

/** Print the wrong way up is read as many odd words; a picture or grain as next to none, and no turn helps it. */
export const mayBeTurned = (words: readonly SeenWord[]): boolean => judged(words).length >= FEWEST_TO_TURN

/** Whether what was read is words rather than what print upside down or in the wrong light looks like. */
export function isLegible(words: readonly SeenWord[]): boolean {
  const all = judged(words)
  const sure = all.filter(({ confidence }) => confidence >= UNSURE).length
  return sure >= FEWEST_SURE && sure >= all.length * LEAST_SHARE
}

/**
 * By how many degrees a page must be turned whose lines run up or down: Tesseract reads those, too, but what stands
 * beside what is lost. 0 where most words lie flat.
 */
export function quarterTurnOf(lines: readonly SeenWord[][]): 0 | 90 | -90 {
  const long = lines.flat().filter(({ text }) => /\p{L}{4}/u.test(text))
  const upright = long.filter((word) => word.bottom - word.top > (word.right - word.left) * 1.2)
  if (long.length < 5 || upright.length < long.length / 2) return 0
  // The words of a line come in the order of reading.
  const down = lines.reduce((sum, line) => {
    const [first, last] = [line[0], line.at(-1)]
    return first && last ? sum + Math.sign(last.top - first.top) : sum
  }, 0)
  return down > 0 ? -90 : 90
}
