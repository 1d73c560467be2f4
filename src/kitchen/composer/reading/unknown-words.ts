import { isGrammar } from '../../languages/english-grammar.ts'
import { numberWords } from '../../steps/number-words.ts'
import type { Hit } from './lexicon.ts'
import type { Token } from './words.ts'

/** Words that say something, but nothing that the kitchen knows. */
export const unknownIn = (tokens: readonly Token[], hits: readonly Hit[]): string[] =>
  tokens
    .filter((_, at) => !hits.some(({ from, to }) => from <= at && at < to))
    .filter(({ typed, word }) => typed.length > 2 && !/\d/.test(typed) && ![typed, word].some(saysLittle))
    .map(({ typed }) => typed)

const saysLittle = (word: string): boolean => isGrammar(word) || word in numberWords
