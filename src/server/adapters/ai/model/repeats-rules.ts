/**
 * Number of words in a row that is no coincidence: a recipe says "cook to 165 °F", never a whole rule of
 * ours.
 */
const RUN = 12
/**
 * Number of characters that are read again, more than any run has, so that a run across two parts is seen
 * whole.
 */
const OVERLAP = 300

const wordsOf = (text: string): string[] =>
  text
    .replace(/\\[nrtbf"\\/]/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const runsOf = (words: readonly string[]): string[] =>
  words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' '))

/**
 * Watches the text of an answer for the rules that were given with the question: a craving may have talked a
 * model into printing them. Called with the whole text so far, also while it grows.
 * @returns true when the text repeats twelve words of the rules in a row
 */
export function rulesWatch(rules: string): (text: string) => boolean {
  const known = new Set(runsOf(wordsOf(rules)))
  let seen = 0
  let found = false
  return (text) => {
    if (found) return true
    const fresh = text.slice(Math.max(0, seen - OVERLAP))
    seen = text.length
    found = runsOf(wordsOf(fresh)).some((run) => known.has(run))
    return found
  }
}
