import { stemmer } from 'stemmer'
import { remembered } from '#contract/remembered.ts'
import { headOf } from '#contract/storable-text.ts'

const MAX_WORD_LENGTH = 60

/**
 * Returns the words of a text, each once: in lower case, without accents and possessives, letters and digits
 * only.
 */
export function wordsOf(text: string): string[] {
  const folded = plain(text)
  const words = folded.match(isAscii(folded) ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].map((word) =>
    word.length > MAX_WORD_LENGTH ? headOf(word, MAX_WORD_LENGTH) : word,
  )
}

/** Folds one word of a text in the same way. Most texts are plain ASCII, and the Unicode steps are slow. */
export function plain(text: string): string {
  const owned = /['’]s/.test(text) ? text.replace(/(?<=\p{L})['’]s(?!\p{L})/gu, '') : text
  return isAscii(owned) ? owned.toLowerCase() : owned.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is what is meant.
const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text)

/**
 * Returns the common part of an English word's forms: `roasting`, `roasted` -> `roast`. It need not be a word
 * itself.
 */
export const stemOf: (word: string) => string = remembered(
  (word) => (/^[a-z]+$/.test(word) ? stemmer(word) : word),
  { most: 3000, longest: 30 },
)

/** Words that nearly every text has, so that a search ignores them, unless nothing else was typed. */
const stopWords = new Set(
  (
    'a an and are as at be been but by for from had has have how i if in into is it its my no not of on or our over ' +
    'so than that the their them then there these this to too until up was we were when which while will with you your'
  ).split(' '),
)
export const isStopWord = (word: string): boolean => stopWords.has(word)
