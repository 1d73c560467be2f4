import { stemmer } from 'stemmer'
import { headOf } from '#contract/storable-text.ts'

const MAX_WORD_LENGTH = 60

/** Words as people type them: lower case, without accents and possessives, letters and digits only, each once. */
export function wordsOf(text: string): string[] {
  return [...new Set(plain(text).match(/[\p{L}\p{N}]+/gu) ?? [])].map((word) => headOf(word, MAX_WORD_LENGTH))
}

/** The same for one word as it stands in a text. */
export const plain = (text: string): string =>
  text
    .replace(/(?<=\p{L})['’]s(?!\p{L})/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()

/** What the forms of an English word have in common: `roasting`, `roasted` -> `roast`. Not always a word itself. */
export const stemOf = (word: string): string => (/^[a-z]+$/.test(word) ? stemmer(word) : word)

/** Words that every text has: they find nothing and are not sought, unless nothing else was typed. */
const stopWords = new Set(
  (
    'a an and are as at be been but by for from had has have how i if in into is it its my no not of on or our over ' +
    'so than that the their them then there these this to too until up was we were when which while will with you your'
  ).split(' '),
)
export const isStopWord = (word: string): boolean => stopWords.has(word)
