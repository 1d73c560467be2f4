import { matchFood } from '../../foods/index.ts'
import { isFoodWish } from '../claim.ts'
import type { Craving } from '../craving.ts'
import { isAtHand } from './at-hand.ts'

/** Starchy foods whose names are also dishes. */
const starches = /^(?:rice|pasta|noodles?|spaghetti|bread|quinoa|couscous|polenta|potato(?:es)?)$/
const joins = /^(?:and|or|n|&)$/i
/** Number of foods from which on a craving is a list of what is at hand. */
const A_LIST = 3

/**
 * Reads the steak of "I have steak, chicken and pork" as one food among others, and not as the dish of that
 * name. Changes the craving.
 */
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

/**
 * Reads "huevos tomate pan y cebolla" as the foods that it lists, and not as the dish that two of them happen to spell.
 * Changes the craving.
 */
export function listedNameOfFoods(craving: Craving): void {
  const { claims = [], named, recipes } = craving
  const name = named?.words.toLowerCase().split(' ') ?? []
  const foods = claims.filter(isFoodWish)
  const ofName = foods.filter(({ words }) => name.includes(words.toLowerCase()))
  const isList = claims.every((claim) => isFoodWish(claim) || joinsAbroad.test(claim.words))
  const isOfFoods = ofName.length > 1 && ofName.length === name.length
  if (!recipes || !isList || !isOfFoods || foods.length - ofName.length < 2) return
  delete craving.recipes
  delete craving.named
}
const joinsAbroad = /^(?:and|or|n|&|y|e|et|und|o|ou|oder)$/i

/**
 * Reads the rice of "salmon, lemon and rice" as one food among others, and not as a rice dish. Changes the
 * craving.
 */
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

/**
 * Reads the salad of "I have tomatoes, salad, potatoes and cheese" as the leaves that are there, and not as the dish.
 * Changes the craving.
 */
export function listedSalad(craving: Craving): void {
  const { claims = [], text, usesUp, named } = craving
  if (!isAtHand({ text, usesUp }) || claims.filter(isFoodWish).length < A_LIST - 1) return
  const at = claims.findIndex((claim) => /^salad$/i.test(claim.words) && claim.namesA?.includes('dish'))
  const [before, claim, next] = [claims[at - 1], claims[at], claims[at + 1]]
  const isItem = claim?.afterStop === true || joins.test(before?.words ?? '')
  if (!claim || !isItem || !(next === undefined || next.afterStop === true || joins.test(next.words))) return
  claim.namesA = ['food']
  claim.means = 'salad greens'
  craving.dishes = craving.dishes.filter((id) => !claim.dishes?.includes(id))
  craving.foods = [...craving.foods, LEAVES]
  if (named?.words.toLowerCase() !== 'salad') return
  delete craving.recipes
  delete craving.named
}
/** Leaves that are sold and spoken of as salad. */
const LEAVES = 'mixed-greens'
