import { compoundParts } from './compound.ts'
import { dictionaryOf, type ForeignLanguage, LONGEST_FOREIGN_PHRASE, type Meaning } from './dictionary.ts'
import type { SplitWord } from './split-words.ts'
import { withoutEnding } from './stems.ts'

/** Run of words with its English. */
export interface Segment {
  english: string[]
  kind: Meaning['kind'] | 'plain'
  from: SplitWord
  to: SplitWord
  isForeign: boolean
  isName?: boolean
}

/** Returns a word that is kept as it is typed. */
export const plain = (word: SplitWord): Segment => ({
  // A number that is not whole is read with a point, in whichever way it was typed.
  english: [/^[\p{N}]/u.test(word.typed) ? word.folded : word.typed.toLowerCase()],
  kind: 'plain',
  from: word,
  to: word,
  isForeign: false,
})

const hasStopInside = (words: readonly SplitWord[], at: number, length: number) =>
  words.slice(at + 1, at + length).some(({ stop }) => stop !== '')

/** Moves the punctuation before an article to the noun. */
export function carryStop(words: readonly SplitWord[], at: number, stop: string): void {
  const next = words[at]
  if (next && next.stop === '') next.stop = stop
}

/** Returns a run of words with the meaning of a dictionary. */
export const segmentOf = (
  words: readonly SplitWord[],
  at: number,
  length: number,
  meaning: Meaning,
): Segment => ({
  english: meaning.english.toLowerCase().split(' '),
  kind: meaning.kind,
  from: words[at]!,
  to: words[at + length - 1]!,
  isForeign: true,
})

/** Returns the longest phrase of a dictionary that begins at a word, with its number of words; null without one. */
export function longest(
  words: readonly SplitWord[],
  at: number,
  language: ForeignLanguage,
): { meaning: Meaning; length: number } | null {
  const dictionary = dictionaryOf(language)
  for (let length = Math.min(LONGEST_FOREIGN_PHRASE, words.length - at); length >= 1; length--) {
    if (hasStopInside(words, at, length)) continue
    const key = words
      .slice(at, at + length)
      .map(({ folded }) => folded)
      .join(' ')
    const meaning =
      dictionary.get(key) ?? (length === 1 ? dictionary.get(withoutEnding(key, language)) : undefined)
    if (meaning) return { meaning, length }
  }
  return null
}

/**
 * Translates known words written as one: "Erdnussbutter", "Nussallergie", "eifreier"; null where a part is
 * unknown.
 */
export function compound(word: SplitWord): Segment | null {
  const english = compoundParts(word.folded)
  return english && { english, kind: 'food', from: word, to: word, isForeign: true }
}
