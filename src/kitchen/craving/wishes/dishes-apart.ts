import { nameKey } from '../../cookbook/name-key.ts'
import type { Cookbook } from '../../cookbook/open-cookbook.ts'
import { matchFood } from '../../foods/index.ts'
import { type Claim, englishOfClaim } from '../claim.ts'
import type { Craving } from '../craving.ts'
import { isPraise } from '../strangers.ts'
import { placesOf } from './alternatives.ts'
import { isFoodWord } from './lexicon.ts'

/**
 * Splits a craving for two dishes, one recipe each: "tomato macaroni soup and grilled cheese" is a soup, and a sandwich to
 * ask for by itself. "Pulled pork and slaw sandwich" is one dish, for nothing parts the slaw from the sandwich.
 * A name that spans both, and a side that gives way to its dish already, are left as they are.
 * @returns the text without the later dish and the words of that dish; null where one dish is asked for
 */
export function dishesApart(
  typed: string,
  { claims = [], named, beside = [] }: Craving,
  { names, headWords }: Cookbook,
): { first: string; later: string } | null {
  const places = placesOf(typed, claims)
  if (!places) return null
  const between = (from: number, to: number): string =>
    typed.slice(places[from]?.[0] ?? 0, places[to - 1]?.[1] ?? typed.length)
  const isName = (from: number, to: number): boolean => {
    const run = claims.slice(from, to)
    if (run.slice(1).some(({ afterStop }) => afterStop) || run.some(isRule)) return false
    const words = nameKey(between(from, to))
    return names.has(words) && !isFoodWord(words)
  }
  /** The place behind the dish's name that begins with a claim; null where none does. */
  const endOfDish = (from: number): number | null => {
    const lengths = [5, 4, 3, 2, 1].filter((length) => from + length <= claims.length)
    const named = lengths.find((length) => isName(from, from + length))
    if (named !== undefined) return from + named
    // The gravy of "toad in the hole and gravy": many names end with it, and none is it alone.
    const isHead = claims[from]?.kind === 'unknown' && headWords.has(nameKey(between(from, from + 1)))
    return isDish(claims[from]) || isHead ? from + 1 : null
  }
  const isEndOfDish = (to: number): boolean =>
    isDish(claims[to - 1]) || [1, 2, 3, 4, 5].some((length) => to >= length && isName(to - length, to))

  for (let at = claims.length - 1; at > 0; at--) {
    const joint = claims[at]
    if (!joint || !isEndOfDish(at)) continue
    // The egg of "egg and bacon sandwich" is in the sandwich.
    const [next = '', ...others] = typed.slice(places[at]?.[1]).trim().split(/\s+/)
    const isOneDish = others.length > 0 && matchFood(next) !== null && matchFood(between(0, at)) !== null
    if (isJoining(joint) && isOneDish) continue
    const hasStop =
      joint.afterStop === true && typed.slice(places[at - 1]?.[1], places[at]?.[0]).trim() === ','
    const from = isJoining(joint) ? at + 1 : at
    if (from === at && !hasStop) continue
    const article = isArticle(claims[from]) ? 1 : 0
    // Foods before the dish's name are its own where an article sets it apart: "and a tomato salad".
    const heads = article === 0 ? [from] : [1, 2, 3, 4].map((places) => from + places)
    const head = heads.find((place) => endOfDish(place) !== null)
    const end = head === undefined ? null : endOfDish(head)
    if (head === undefined || end === null) continue
    if (claims.slice(from + article, head).some((one) => one.afterStop || !isOfDish(one))) continue
    if (isSameDish(claims[at - 1], claims[head])) continue
    const rest = claims.slice(end).findIndex((one) => one.afterStop || !isOfDish(one))
    const to = rest < 0 ? claims.length : end + rest
    const joined = between(at, to).toLowerCase()
    if (named?.words.toLowerCase().includes(joined) || beside.some((side) => joined.includes(side))) continue
    return {
      first: typed.slice(0, places[at - 1]?.[1]) + typed.slice(places[to - 1]?.[1]),
      later: between(from + article, to),
    }
  }
  return null
}

const isDish = (claim: Claim | undefined): boolean =>
  claim?.kind === 'wish'
    ? (claim.namesA ?? []).includes('dish')
    : claim?.kind === 'joining' && (claim.dishes ?? []).length > 0
const isArticle = (claim: Claim | undefined): boolean =>
  claim !== undefined && /^(?:an?|some|the|my|our)$/.test(englishOfClaim(claim))
const isJoining = (claim: Claim): boolean =>
  claim.kind === 'joining' && /^(?:and|&|plus)$/.test(englishOfClaim(claim))
/** Words that a dish takes in or is praised by: the zucchini of "a frittata with zucchini", "very yummy". */
const isOfDish = (claim: Claim): boolean =>
  (claim.kind === 'wish' && !isDish(claim)) ||
  /^(?:with|of|in|on|very|really|so)$/.test(englishOfClaim(claim)) ||
  isPraise(englishOfClaim(claim))
/** Words that hold for all that is made, and belong to no dish's name. */
const isRule = ({ kind }: Claim): boolean => kind !== 'wish' && kind !== 'joining' && kind !== 'unknown'
const isSameDish = (one: Claim | undefined, other: Claim | undefined): boolean =>
  (one?.dishes ?? []).some((id) => other?.dishes?.includes(id))
