import { matchFood } from '../../foods/index.ts'
import { isFoodWish } from '../claim.ts'
import type { Craving } from '../craving.ts'

/** Foods that name dishes, too. */
const starches = /^(?:rice|pasta|noodles?|spaghetti|bread|quinoa|couscous|polenta|potato(?:es)?)$/
const joins = /^(?:and|or|n|&)$/i
/** Foods from which on a craving lists what is there. */
const A_LIST = 3

/** Takes the steak of "I have steak, chicken and pork" for a food among others, and for no dish of that name. */
export function listedNames(craving: Craving): void {
  const { claims = [], named, recipes } = craving
  const foods = claims.filter(isFoodWish)
  const claim = foods.find(
    ({ words, means, namesA = [] }) =>
      words === named?.words && words.toLowerCase() === means && namesA.includes('family'),
  )
  if (!recipes?.isFamily || !claim || foods.length < A_LIST) return
  delete craving.recipes
  delete craving.named
  claim.namesA = (claim.namesA ?? []).filter((one) => one !== 'dish')
  craving.dishes = craving.dishes.filter((id) => !claim.dishes?.includes(id))
  craving.families = [...new Set([...(craving.families ?? []), claim.means])]
}

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
