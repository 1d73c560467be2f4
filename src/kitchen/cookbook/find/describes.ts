import { type Claim, englishOfClaim } from '../../craving/claim.ts'
import type { Craving } from '../../craving/craving.ts'
import { isPraise } from '../../craving/strangers.ts'
import { matchFood } from '../../foods/index.ts'
import { rankOf } from '../../languages/word-ranks.ts'
import { hasFormOf } from '../../languages/word-senses.ts'
import type { Cookbook } from '../open-cookbook.ts'

/** Frequency rank from which on an English word may be the name of a plant or a dish that the dictionary lacks. */
const SELDOM = 20_000
/** Endings by which English makes an adjective of any word: "beachy", "pirate-themed", "clickable". */
const made = /(?:ish|esque|able|ible|less|ful|worthy|themed|shaped|sized|looking)$/

/** Ending of adjectives and of many names, "McKinley", which a list of English words has. */
const inY = /y$/

/**
 * True for a word that only describes the dish it stands beside, "vague", "superhero", "oniony": nobody eats it in any
 * of its senses, or it has the ending of an adjective and is no common word. A dish is made without it, and the cook
 * told; any other unknown word may be a food, without which it would be another dish.
 */
export const describes = ({ senses }: Pick<Cookbook, 'senses'>, craving: Craving, word: string): boolean =>
  matchFood(word) === null &&
  !isProperName(craving, word) &&
  (isPraise(word) ||
    hasFormOf(senses.neverEaten, word) ||
    (made.test(word) && (rankOf(word, 'en') ?? SELDOM) >= SELDOM) ||
    (inY.test(word) && rankOf(word, 'en') === null))

/** True for a word with a capital behind others that have none: McKinley pie is a dish of that name. */
const isProperName = ({ claims = [] }: Craving, word: string): boolean => {
  const at = claims.findIndex((claim) => englishOfClaim(claim) === word)
  const isCapital = ({ words }: Claim) => /^\p{Lu}/u.test(words)
  const claim = claims[at]
  return claim !== undefined && isCapital(claim) && claims.slice(0, at).some((one) => !isCapital(one))
}
