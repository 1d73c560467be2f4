import { splitWords } from '../../languages/split-words.ts'
import { stem } from '../stem.ts'

/** The words of a craving, with the stops that end a list. */
export interface Token {
  /** Singular, lower case. */
  word: string
  /** As typed, lower case. */
  typed: string
  /** As `word`, before a foreign word was put into English. */
  original: string
  /** A comma, full stop or the like stands before this word. */
  afterStop: boolean
  stop: string
  /** The English of a word that belongs to a dish's name: the "vongole" of "spaghetti alle vongole". */
  english?: string
  /** It was put into English from another language. */
  isForeign?: boolean
  /** The place of the word in the craving. */
  at?: number
  /** Where the typed word begins in the text, which two words of English may share: limoncello is an orange liqueur. */
  start?: number
}

export const tokensOf = (text: string): Token[] =>
  splitWords(text).map(({ folded, stop }) => {
    const word = stem(folded.replace(/'s$/, ''))
    return { word, typed: folded, original: word, afterStop: stop !== '', stop }
  })

/** A lexicon key: words singular, lower case, no hyphens. */
export const phraseOf = (text: string): string =>
  tokensOf(text)
    .map((token) => token.word)
    .join(' ')
