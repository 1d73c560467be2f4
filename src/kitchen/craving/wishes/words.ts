import { splitWords } from '../../languages/split-words.ts'
import { stem } from '../stem.ts'

/** Word of a craving, with the stop before it. */
export interface Token {
  /** Word in the singular and lower case. */
  word: string
  /** Word as typed, in lower case. */
  typed: string
  /** Like `word`, before a foreign word was translated to English. */
  original: string
  /** True when a comma, full stop or the like stands before the word. */
  afterStop: boolean
  stop: string
  /** English of a word that belongs to a dish's name: the "vongole" of "spaghetti alle vongole". */
  english?: string
  /** True when the word was translated from another language. */
  isForeign?: boolean
  /** Position of the word in the craving. */
  at?: number
  /**
   * Character offset of the typed word, which two English words may share: "limoncello" is two words in
   * English.
   */
  start?: number
}

export const tokensOf = (text: string): Token[] =>
  splitWords(text).map(({ folded, stop }) => {
    const word = stem(folded.replace(/'s$/, ''))
    return { word, typed: folded, original: word, afterStop: stop !== '', stop }
  })

/** Returns a lexicon key: words in the singular and lower case, without hyphens. */
export const phraseOf = (text: string): string =>
  tokensOf(text)
    .map((token) => token.word)
    .join(' ')
