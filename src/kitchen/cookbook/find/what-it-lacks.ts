import { saidOf } from '../../craving/claim.ts'
import type { Craving } from '../../craving/craving.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'
import type { AskedWord } from './asked.ts'
import type { WantedFood } from './wanted.ts'

/** Returns the clause about words that are in no name of a recipe. */
export const notCalled = (words: string): string => `nothing in it is called “${words}”`

/** Returns a word as the cook wrote it, for the answer. */
export const typedOf = (words: readonly AskedWord[], word: string): string =>
  words.find((one) => one.word === word)?.typed ?? word

/** Returns the clause about a food that a recipe lacks, or has too little of to be a dish of it. */
export const notMadeOf = (
  { foods, lines }: LinkedRecipe,
  { name, fits }: WantedFood,
  craving: Craving,
): string =>
  lines.some(({ item }, at) => fits(foods[at] ?? null, item))
    ? `${saidOf(craving, name)} is not the main thing in it`
    : `there is no ${saidOf(craving, name)} in it`

/**
 * Returns the clause about a word that a recipe does not answer; a food is no name.
 * @param isThere true when the word stands in the recipe's list of foods
 */
export const lacksWord = (words: readonly AskedWord[], word: string, isThere: boolean): string =>
  words.some((one) => one.word === word && one.isFood) && !isThere
    ? `there is no ${typedOf(words, word).toLowerCase()} in it`
    : notCalled(typedOf(words, word))
