import type { Claim } from '../../craving/claim.ts'
import type { Craving } from '../../craving/craving.ts'
import { isGrammar } from '../../languages/english-grammar.ts'
import { isLongEnough } from '../../languages/long-enough.ts'
import { rankOf } from '../../languages/word-ranks.ts'
import { nameKey } from '../open-cookbook.ts'

/** By their rank in English: rarer ones say something in particular, the rarest are names. */
export const FAMILIAR = 1200
export const RARE = 4000
export const STRANGE = 20_000

/** The words of a claim that say something. */
export const wordsIn = (claim: Claim): string[] =>
  nameKey(claim.english ?? claim.words)
    .split(' ')
    .filter((word) => isLongEnough(word) && (techniques.has(word) || !isGrammar(word)) && !/\d/.test(word))

/** Whether a claim's words stand in the recipe name that the craving has; that name says what it is about. */
export const isInName = ({ words }: Claim, { recipes, named }: Craving): boolean =>
  recipes !== undefined && (named?.words.includes(words) ?? false) && isLongEnough(words)

/** Words for a way of cooking, which are names of dishes only to who says no other: "a bake", but "bake drumsticks". */
const techniques: ReadonlySet<string> = new Set(
  [
    'bake baked roast roasted braise braised grill grilled fry fried sear seared saute sauteed stew stewed poach poached',
    'pickle pickled candied toasted steamed smoked cured fermented dehydrated marinated glazed creamed caramelized',
    'barbecued boiled broiled',
  ].flatMap((words) => words.split(' ')),
)
export const isTechnique = (claim: Claim): boolean => {
  const words = wordsIn(claim)
  return words.length > 0 && words.every((word) => techniques.has(word))
}
export const isDish = (claim: Claim): boolean =>
  claim.kind === 'wish' && (claim.namesA?.includes('dish') ?? false) && !isTechnique(claim)

/** "A kale and quinoa salad" is one phrase. */
export const joins = /^(?:and|or|n|&|au)$/i
/** An adjective, by its ending. */
export const adjective = /(?:y|ish|ic|al|ous|ful|able|ible|ed|ing|ive|ern|ant|ent|est|er)$/

/** The rank of a word in English, from 0 for the commonest; infinite for a word that its list does not have. */
export const rankIn = (word: string): number => rankOf(word, 'en') ?? Number.POSITIVE_INFINITY
