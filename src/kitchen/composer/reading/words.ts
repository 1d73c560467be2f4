import { stem } from '../constraints.ts'

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
  /** The place of the word in the craving. */
  at?: number
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const plain = text
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/[-–—/_]/g, ' ')
    // "Fish & chips" is one name; in a list it stops no more than the word does.
    .replace(/\s&\s/g, ' and ')
  for (const match of plain.matchAll(/([^\p{L}\p{N}']*)([\p{L}\p{N}']+)/gu)) {
    const stop = /[,;.!?:()\n&+]/.exec(match[1] ?? '')?.[0] ?? ''
    const typed = (match[2] ?? '').replace(/^'|'$/g, '')
    const word = stem(typed.replace(/'s$/, ''))
    tokens.push({ word, typed, original: word, afterStop: stop !== '', stop })
  }
  return tokens
}

/** A lexicon key: words singular, lower case, no hyphens. */
export const phraseOf = (text: string): string =>
  tokensOf(text)
    .map((token) => token.word)
    .join(' ')

/** At most one letter wrong, missing, extra, or two neighbours swapped. */
export function isOneTypoAway(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let i = 0
  while (i < short.length && short[i] === long[i]) i++
  if (short.length === long.length) {
    if (short.slice(i + 1) === long.slice(i + 1)) return true
    return short[i] === long[i + 1] && short[i + 1] === long[i] && short.slice(i + 2) === long.slice(i + 2)
  }
  return short.slice(i) === long.slice(i + 1)
}
