import { matchFood } from '../../foods/index.ts'
import { isFoodWish } from '../claim.ts'
import type { Craving } from '../craving.ts'

/** Foods that name dishes, too. */
const starches = /^(?:rice|pasta|noodles?|spaghetti|bread|quinoa|couscous|polenta|potato(?:es)?)$/
const joins = /^(?:and|or|n|&)$/i

/** Takes the rice of "salmon, lemon and rice" for a food among others, and for no dish of rice. */
export function listedStarches(craving: Craving): void {
  const { claims = [] } = craving
  if (claims.filter(isFoodWish).length < 2) return
  claims.forEach((claim, at) => {
    const { kind, english = claim.words, dishes = [], namesA = [] } = claim
    const next = claims[at + 1]
    const isListed = next === undefined || next.afterStop === true || joins.test(next.english ?? next.words)
    if (kind !== 'wish' || isFoodWish(claim) || !isListed || !starches.test(english.toLowerCase())) return
    const food = matchFood(english)?.food
    if (!food) return
    claim.namesA = [...namesA, 'food']
    craving.foods = [...new Set([...craving.foods, food.id])]
    craving.dishes = craving.dishes.filter((id) => !dishes.includes(id))
  })
}
