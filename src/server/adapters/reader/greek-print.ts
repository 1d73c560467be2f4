import { isEverydayWord } from '#kitchen/languages/print-language.ts'
import type { PageWord } from '#kitchen/reading/page.ts'

/**
 * Share of everyday words below which Latin letters may be misread Greek ones: those make words of no
 * language.
 */
const EVERYDAY = 0.66
const LEAST_SURE = 88
const FEWEST_SURE = 2
const LEGIBLE = 60

/** Words that are long and legible enough to judge a language by. */
const judged = (words: readonly PageWord[]) =>
  words.filter(({ text, confidence }) => /\p{L}{4}/u.test(text) && confidence >= 25)

const isGreek = (text: string) => /^[^\p{L}]*\p{Script=Greek}{2,}[^\p{L}]*$/u.test(text)

/** True when words that were read as Latin letters may be Greek, because most are in no known language. */
export function mayBeGreek(words: readonly PageWord[]): boolean {
  const all = judged(words)
  return all.filter(({ text }) => isEverydayWord(text)).length < all.length * EVERYDAY
}

/**
 * Merges the Latin and the Greek reading of a picture: no Greek word counts unless some are certain, and none
 * replaces an everyday word in Latin letters, since a package may have both.
 */
export function withGreek(latin: readonly PageWord[], greek: readonly PageWord[]): PageWord[] {
  const words = greek.filter(({ text, confidence }) => isGreek(text) && confidence >= LEGIBLE)
  if (judged(words).filter(({ confidence }) => confidence >= LEAST_SURE).length < FEWEST_SURE)
    return [...latin]
  const known = latin.filter(({ text, confidence }) => confidence >= LEGIBLE && isEverydayWord(text))
  const taken = words.filter((word) => !known.some((other) => isOver(other, word)))
  return [...latin.filter((word) => !taken.some((other) => isOver(other, word))), ...taken]
}

/** True when the middle of one word lies within the other. */
const isOver = ({ box }: PageWord, { box: other }: PageWord) => {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return x > other.left && x < other.right && y > other.top && y < other.bottom
}
