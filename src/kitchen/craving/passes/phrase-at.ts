import { type Reading, wordAt } from '../reading.ts'
import { wordSet } from '../word-set.ts'

/** True when a phrase stands at a place without a stop inside it. */
export const isHere = (reading: Reading, at: number, phrase: readonly string[]): boolean =>
  phrase.every(
    (word, i) => wordAt(reading, at + i) === word && (i === 0 || reading.words[at + i]?.stop === ''),
  )

/** Words of degree that may stand inside a denial: "not a huge fan of", "not really into". */
const degrees = wordSet(
  'big huge great massive major real particular super terribly very too so all that really particularly especially exactly overly much great real',
)

/**
 * Counts the words of a phrase at a place, including words of degree inside it; 0 when the phrase is not
 * there.
 */
export function phraseAt(reading: Reading, at: number, phrase: readonly string[]): number {
  let next = at
  for (const [i, word] of phrase.entries()) {
    while (i > 0 && degrees.has(wordAt(reading, next)) && wordAt(reading, next) !== word) next++
    if (wordAt(reading, next) !== word || (i > 0 && reading.words[next]?.stop !== '')) return 0
    next++
  }
  return next - at
}
