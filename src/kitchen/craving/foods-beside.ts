import { isFlesh } from '../foods/flesh.ts'
import { matchFood } from '../foods/index.ts'
import { type Claim, isFoodWish } from './claim.ts'
import type { Craving } from './craving.ts'

/**
 * Foods that are asked for behind the name of a dish, and that it is the same dish without: the relish of "pumpkin soup with
 * apple relish". A meat or fish is never one of them.
 * @returns their names
 */
export function foodsBeside({ claims = [], named }: Craving): string[] {
  if (!named) return []
  const name = named.words.toLowerCase()
  const isOfName = ({ words }: Claim) => name.includes(words.toLowerCase())
  const first = claims.findIndex((claim) => claim.kind === 'wish' && isOfName(claim))
  if (first < 0) return []
  const behind = claims
    .slice(first + 1)
    .filter((claim) => isFoodWish(claim) && !isOfName(claim))
    .map(({ means }) => means)
  return [...new Set(behind)].filter((food) => {
    const known = matchFood(food)?.food
    return known !== undefined && !isFlesh(known)
  })
}
