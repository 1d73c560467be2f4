import { foldWord } from '../languages/fold.ts'
import type { GlossedWord } from '../languages/gloss.ts'
import { stem } from './stem.ts'

/** Word of a craving, in English. */
export interface Word extends GlossedWord {
  /** `english` in the singular. */
  stem: string
  /** `english` with typing errors mended; what every pass reads. */
  plain: string
}

export const wordOf = (word: GlossedWord): Word => {
  const plain = foldWord(word.english).replace(/'s$/, '')
  return { ...word, plain, stem: stem(plain) }
}

/** Joins the words from `from` up to, not including, `to`, in the singular with one space between them. */
export const stemsBetween = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map((word) => word.stem)
    .join(' ')
