import type { Claim } from '../../craving/claim.ts'
import type { Craving } from '../../craving/craving.ts'
import { isGrammar } from '../../languages/english-grammar.ts'
import { isLongEnough } from '../../languages/long-enough.ts'
import { rankOf } from '../../languages/word-ranks.ts'
import { nameKey } from '../name-key.ts'

/**
 * Frequency ranks in English: a word from `FAMILIAR` on is specific, one from `STRANGE` on is probably a
 * name.
 */
export const FAMILIAR = 1200
export const RARE = 4000
export const STRANGE = 20_000

/** A diet before the name of a dish, which is a rule of the craving: gluten-free bread pudding is bread pudding. */
const diet = /^(?:(?:gluten|dairy|egg|nut|lactose) free|vegan|vegetarian) (?=\S)/

/** Returns the words of a claim that carry meaning. */
export const wordsIn = (claim: Claim): string[] =>
  nameKey(claim.english ?? claim.words)
    .replace(diet, '')
    .split(' ')
    .filter((word) => isLongEnough(word) && (techniques.has(word) || !isGrammar(word)) && !/\d/.test(word))

/** True when a claim's words stand in the recipe name that the craving contains. */
export const isInName = ({ words }: Claim, { recipes, named }: Craving): boolean =>
  recipes !== undefined && (named?.words.includes(words) ?? false) && isLongEnough(words)

/**
 * Words for cooking techniques, which name a dish only when no other is named: "a bake", but "bake
 * drumsticks".
 */
const techniques: ReadonlySet<string> = new Set(
  [
    'bake baked roast roasted braise braised grill grilled fry fried sear seared saute sauteed stew stewed poach poached',
    'pickle pickled candied toasted steamed smoked cured fermented dehydrated marinated glazed creamed caramelized',
    'barbecued boiled broiled breaded battered crumbed smothered scalloped deviled devilled blackened stuffed',
  ].flatMap((words) => words.split(' ')),
)
export const isTechnique = (claim: Claim): boolean => {
  const words = wordsIn(claim)
  return words.length > 0 && words.every((word) => techniques.has(word))
}
export const isDish = (claim: Claim): boolean =>
  claim.kind === 'wish' && (claim.namesA?.includes('dish') ?? false) && !isTechnique(claim)

/** Words that join two parts of one phrase: "a kale and quinoa salad". */
export const joins = /^(?:and|or|n|&|au)$/i
/** Endings of English adjectives. */
export const adjective = /(?:y|ish|ic|al|ous|ful|able|ible|ed|ing|ive|ern|ant|ent|est|er)$/

/**
 * Returns the frequency rank of a word in English, 0 for the most common; infinite for a word outside the
 * list.
 */
export const rankIn = (word: string): number => rankOf(word, 'en') ?? Number.POSITIVE_INFINITY
