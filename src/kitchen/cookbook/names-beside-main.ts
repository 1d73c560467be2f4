import { remembered } from '#contract/remembered.ts'
import { matchFood } from '../foods/index.ts'
import { isGrammar } from '../languages/english-grammar.ts'
import { isEnglishWord, rankOf } from '../languages/word-ranks.ts'
import { meatless } from '../refine/meatless.ts'
import { isAnimal, isMain } from '../refine/meats.ts'
import { nameWordsOf } from './name-key.ts'
import { ownNamesOf } from './own-names.ts'
import type { RecipeFile } from './recipe-file.ts'

/** True for a single word that names a meat, a fish, or a food that dishes have in their place: tofu, mushrooms. */
export const isMainWord: (word: string) => boolean = remembered((word: string): boolean => {
  const food = matchFood(word)?.food
  return isAnimal(word) || (food !== undefined && (isMain(food) || Object.hasOwn(meatless, word)))
})

/** Frequency rank below which an English word has an everyday meaning of its own: the roll of a lobster roll. */
const EVERYDAY = 10_000
const isEveryday = (word: string): boolean =>
  isEnglishWord(word) && (rankOf(word, 'en') ?? EVERYDAY) < EVERYDAY

/**
 * Returns the parts of recipes' names that stand before or behind a meat and name the dish by themselves:
 * "kyiv" of chicken Kyiv, "kung pao" of kung pao chicken. A craving for turkey Kyiv means that dish with turkey.
 * @returns slugs by each part that is no name of a recipe itself
 */
export function namesBesideMain(
  recipes: readonly { slug: string; file: RecipeFile }[],
  names: ReadonlyMap<string, readonly string[]>,
): Map<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  for (const { slug, file } of recipes)
    for (const part of new Set(ownNamesOf(file).flatMap((name) => partsBesideMain(nameWordsOf(name))))) {
      if (names.has(part)) continue
      found.set(part, (found.get(part) ?? new Set()).add(slug))
    }
  return new Map([...found].map(([part, slugs]) => [part, [...slugs]]))
}

/** Returns what is left of a name without the meat at its beginning or end, where that names a dish. */
const partsBesideMain = (words: readonly string[]): string[] =>
  [
    ...(isMainWord(words[0] ?? '') ? [words.slice(1)] : []),
    ...(isMainWord(words.at(-1) ?? '') ? [words.slice(0, -1)] : []),
  ]
    .filter(namesDish)
    .map((part) => part.join(' '))

/** Most words of a part that names a dish; longer ones list what is in it. */
const MOST_WORDS = 3

/** Small words of other languages, which belong to a name of theirs: "mit Knoblauch", "alla vaccinara". */
const small =
  /^(?:mit|und|vom|von|nach|aux?|avec|alla?|alle|agli|della?|con|para|sin|del|los|las|les|des|et)$/
const isSmall = (word: string): boolean => small.test(word) || (word.length < 3 && !isEnglishWord(word))

/** Endings of English words that only describe: crispy, peppered. */
const describing = /(?:y|ed|ish|ian|ese)$/

/** True for words of which one has no everyday meaning, and none is a food or a word of grammar. */
const namesDish = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.length <= MOST_WORDS &&
  words.some((word) => !isEveryday(word) && !(isEnglishWord(word) && describing.test(word))) &&
  !words.some((word) => isSmall(word) || isGrammar(word) || matchFood(word) !== null)
