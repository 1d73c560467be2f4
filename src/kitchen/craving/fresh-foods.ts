import { matchFood } from '../foods/index.ts'
import { type Claim, englishOfClaim, isFoodWish } from './claim.ts'
import type { Craving } from './craving.ts'
import { isAtHand } from './wishes/at-hand.ts'

/** Words between "fresh" and its food: "fresh ripe tomatoes". */
const between = /^(?:ripe|local|organic|baby|garden|homegrown|summer|picked|of|a|the|bunch|bag)$/

/**
 * Returns the foods that a craving means as they grow, by name: those that it calls fresh, and what is at hand of
 * the greengrocer's in no other state.
 */
export function freshFoods(craving: Craving): string[] {
  const { claims = [], states = [] } = craving
  const isThere = isAtHand(craving)
  const isInOtherState = (name: string) => states.some(({ food }) => food === name)
  return claims.filter(isFoodWish).flatMap((claim) => {
    const name = claim.means.replace(/^fresh /, '')
    if (isInOtherState(name) || /^(?:canned|frozen|dried|tinned)\b/.test(englishOfClaim(claim))) return []
    const grows = matchFood(name)?.food.aisle === 'Produce'
    return isCalledFresh(claims, claim) || (isThere && grows) ? [name] : []
  })
}

function isCalledFresh(claims: readonly Claim[], claim: Claim): boolean {
  if (/^fresh\b/.test(englishOfClaim(claim))) return true
  let at = claims.indexOf(claim) - 1
  while (at >= 0 && !claims[at + 1]?.afterStop && between.test(englishOfClaim(claims[at] as Claim))) at--
  const before = claims[at]
  return before !== undefined && !claims[at + 1]?.afterStop && englishOfClaim(before) === 'fresh'
}
