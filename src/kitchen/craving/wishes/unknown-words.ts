import type { Language } from '../../languages/dictionary.ts'
import { isGrammar } from '../../languages/english-grammar.ts'
import { isLongEnough } from '../../languages/long-enough.ts'
import { rankOf } from '../../languages/word-ranks.ts'
import { numberWords } from '../../steps/number-words.ts'
import { wordSet } from '../word-set.ts'
import type { Token } from './words.ts'

/** Returns words that carry meaning, but none that the kitchen knows. */
export const unknownIn = (
  tokens: readonly Token[],
  hits: readonly { from: number; to: number }[],
  language: Language,
): string[] =>
  tokens
    .filter((_, at) => !hits.some(({ from, to }) => from <= at && at < to))
    // A translated foreign word is understood, even when this engine has no use for it.
    .filter(({ isForeign, original }) => !isForeign && !isTalk(original, language))
    .filter(({ typed, word }) => isLongEnough(typed) && !/\d/.test(typed) && ![typed, word].some(saysLittle))
    .map(({ typed }) => typed)

/** Frequency rank below which a word of another language only holds its sentence together. */
const TALK = 3000
const isTalk = (word: string, language: Language): boolean =>
  language !== 'en' && (rankOf(word, language) ?? TALK) < TALK

/** Packages, measures and places that a food at hand comes in, which say nothing of the dish. */
const packages = wordSet(`
  tin tins tinned packet packets pack packs package packages packed vac vacuum vacuum-packed carton cartons tub tubs
  pound pounds lb lbs ounce ounces kilo kilos gram grams bottle bottles bunches punnet bagged fridge fridges frig frige refrigerator gallon gallons quart quarts pint pints thawed enormous humongous gigantic massive
  met com med og och
  cupboard pantry freezer bits handful handfuls
`)

const saysLittle = (word: string): boolean => isGrammar(word) || packages.has(word) || word in numberWords
