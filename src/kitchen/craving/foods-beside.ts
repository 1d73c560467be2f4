import { isCollective } from '../culinary/collective-foods.ts'
import { isFlesh } from '../foods/flesh.ts'
import { matchFood } from '../foods/index.ts'
import { type Claim, isFoodWish } from './claim.ts'
import type { Craving } from './craving.ts'
import { isAtHand } from './wishes/at-hand.ts'

/** Cured meat that is strewn over a dish or stirred into it, and does not turn it into another dish. */
const isCured = /bacon|pancetta|prosciutto|biltong|jerky|salami|pepperoni|ham$/

/** Number of foods from which on words that name nothing else are a list. */
const LIST_FROM = 4

/**
 * Returns the names of foods asked for behind the name of a dish that stays the same dish without them: the
 * relish of "pumpkin soup with apple relish". A meat or fish that would make another dish is never among
 * them.
 */
export function foodsBeside({ claims = [], named, recipes, text, usesUp }: Craving): string[] {
  if (!named) return isAtHand({ text, usesUp }) ? leavable(claims.filter(isFoodWish).map(meansOf)) : []
  const name = named.words.toLowerCase()
  const isOfName = ({ words }: Claim) => name.includes(words.toLowerCase())
  const first = claims.findIndex((claim) => claim.words.length > 2 && isOfName(claim))
  if (first < 0) return []
  /** True for a food that an "and" joins to the name: the pretzels of "pretzels and queso dip". */
  const isJoined = (at: number) => at + 2 === first && /^(?:and|&)$/i.test(claims[at + 1]?.words ?? '')
  /** True for a product before a recipe's whole name: the baking mix of a "Bisquick impossible pie". */
  const isProductBefore = (claim: Claim, at: number) =>
    at + 1 === first && recipes?.isFamily === false && matchFood(claim.means)?.food.aisle === 'Baking'
  // A bare list of foods that happens to hold a name, "eggs tomato bread and onion", says which are wanted in any order.
  const wishes = claims.filter(({ kind }) => kind === 'wish')
  const isList = wishes.length >= LIST_FROM && wishes.every(isFoodWish)
  const behind = claims
    .filter(
      (claim, at) =>
        (at > first || isList || isJoined(at) || isProductBefore(claim, at)) &&
        isFoodWish(claim) &&
        !isOfName(claim),
    )
    .map(meansOf)
  return [...new Set(behind)].filter(mayBeLeft)
}

/** Returns the foods of a list at hand, behind the first, that a dish may lack: one of several meats is enough. */
const leavable = (foods: readonly string[]): string[] =>
  foods.filter((food, at) => at > 0 && (mayBeLeft(food) || foods.slice(0, at).some(isMeat)))

const isMeat = (name: string): boolean => {
  const food = matchFood(name)?.food
  return food !== undefined && isFlesh(food)
}

const meansOf = ({ means }: Claim): string => means

/** True for a food without which the dish is not another one; a meat or fish always makes another. */
function mayBeLeft(food: string): boolean {
  // No dish is another one for want of "herbs", which name none.
  if (isCollective(food)) return true
  const known = matchFood(food)?.food
  return known !== undefined && (!isFlesh(known) || isCured.test(known.id))
}
