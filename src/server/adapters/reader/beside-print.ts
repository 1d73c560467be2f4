import { median } from './median.ts'
import type { SeenWord } from './tesseract.ts'

/** Confidence and letters of a word that is print for certain, and fewest of them that show where print ends. */
const SURE = 85
const LETTERS = 4
const FEWEST = 20
/** Confidence below which a word outside of the print is a pattern of the table, and its distance in heights. */
const UNSURE = 70
const AIR = { across: 1.5, down: 1.5 }

/** Removes letters that were read in the table or the cloth around a page: unsure words apart from all print. */
export function withoutTable(lines: readonly SeenWord[][]): SeenWord[][] {
  const sure = lines
    .flat()
    .filter(({ text, confidence }) => confidence >= SURE && new RegExp(`\\p{L}{${LETTERS}}`, 'u').test(text))
  if (sure.length < FEWEST) return [...lines]
  const tall = median(sure.map(({ top, bottom }) => bottom - top))
  const print = {
    left: Math.min(...sure.map(({ left }) => left)) - tall * AIR.across,
    right: Math.max(...sure.map(({ right }) => right)) + tall * AIR.across,
    top: Math.min(...sure.map(({ top }) => top)) - tall * AIR.down,
    bottom: Math.max(...sure.map(({ bottom }) => bottom)) + tall * AIR.down,
  }
  const isOutside = ({ left, right, top, bottom }: SeenWord) =>
    left > print.right || right < print.left || top > print.bottom || bottom < print.top
  // Figures and their units are the only short words that are believed there.
  const isTable = (word: SeenWord, before?: SeenWord) => {
    const isLikely = /\p{L}{4}|\d/u.test(word.text) || /\d$/.test(before?.text ?? '')
    return isOutside(word) && (word.confidence < UNSURE || !isLikely)
  }
  return lines
    .map((line) => line.filter((word, index) => !isTable(word, line[index - 1])))
    .filter((line) => line.length > 0)
}
