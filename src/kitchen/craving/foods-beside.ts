import { isFlesh } from '../foods/flesh.ts'
import { matchFood } from '../foods/index.ts'
import { type Claim, isFoodWish } from './claim.ts'
import type { Craving } from './craving.ts'

/** Meat that is strewn over a dish or stirred into it, and makes no other of it. */
const isCured = /bacon|pancetta|prosciutto|biltong|jerky|salami|pepperoni|ham$/

/**
 * Foods that are asked for behind the name of a dish, and that it is the same dish without: the relish of "pumpkin soup with
 * apple relish". A meat or fish that would make another dish is never one of them.
 * @returns their names
 */
export function foodsBeside({ claims = [], named }: Craving): string[] {
  if (!named) return []
  const name = named.words.toLowerCase()
  const isOfName = ({ words }: Claim) => name.includes(words.toLowerCase())
  const first = claims.findIndex((claim) => claim.words.length > 2 && isOfName(claim))
  if (first < 0) return []
  /** "Pretzels and queso dip": what an "and" joins to the name. */
  const isJoined = (at: number) => at + 2 === first && /^(?:and|&)$/i.test(claims[at + 1]?.words ?? '')
  const behind = claims
    .filter((claim, at) => (at > first || isJoined(at)) && isFoodWish(claim) && !isOfName(claim))
    .map(({ means }) => means)
  return [...new Set(behind)].filter((food) => {
    const known = matchFood(food)?.food
    return known !== undefined && (!isFlesh(known) || isCured.test(known.id))
  })
}
