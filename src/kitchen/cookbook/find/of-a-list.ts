import { isFlesh } from '../../foods/flesh.ts'
import type { Food } from '../../foods/food.ts'
import { matchFood } from '../../foods/index.ts'
import { stockedAisles } from '../../pantry/index.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'
import type { WantedFood } from './wanted.ts'

/** Foods from which on a craving lists what is there; the share of them that may stay over; what may have to be bought. */
export const A_LIST = 4
const MOST_OVER = 0.3
const MOST_TO_BUY = 3

/** Whether a recipe is an answer to a list although it leaves some of it over: no meat and little else is to be bought. */
export const isEnoughOfList = (
  recipe: LinkedRecipe,
  wanted: readonly WantedFood[],
  missing: readonly string[],
): boolean => {
  // Of several meats one is for today.
  const over = hasMeatOf(recipe, wanted) ? missing.filter((name) => !isMeatName(name)) : missing
  return (
    over.length <= wanted.length * MOST_OVER &&
    over[0] !== wanted[0]?.name &&
    unaskedMains(recipe, wanted) === 0 &&
    toBuy(recipe, wanted) <= MOST_TO_BUY
  )
}

const isMeatName = (name: string): boolean => {
  const food = matchFood(name)?.food
  return food !== undefined && isFlesh(food)
}
/** Whether one of the wanted meats is in a recipe. */
const hasMeatOf = ({ foods, lines }: LinkedRecipe, wanted: readonly WantedFood[]): boolean =>
  foods.some((food, at) => food && isFlesh(food) && isWanted(wanted, food, lines[at]?.item ?? ''))

/** Lines of foods that somebody who named what is there did not name. */
export const others = ({ foods, lines }: LinkedRecipe, wanted: readonly WantedFood[]): number =>
  foods.filter(
    (food, at) =>
      food &&
      food.aisle !== 'Spices & Seasonings' &&
      food.aisle !== 'Oils & Condiments' &&
      !isWanted(wanted, food, lines[at]?.item ?? ''),
  ).length

const isWanted = (wanted: readonly WantedFood[], food: Food, item: string) =>
  wanted.some(({ fits }) => fits(food, item))

/** Meats and fishes in it that nobody asked for: the lobster of a macaroni and cheese. */
export const unaskedMains = ({ foods, lines }: LinkedRecipe, wanted: readonly WantedFood[]): number =>
  foods.filter(
    (food, at) =>
      food?.aisle === 'Meat & Fish' && isFlesh(food) && !isWanted(wanted, food, lines[at]?.item ?? ''),
  ).length

/** How many foods somebody who named what is there would have to buy beside it. */
export const toBuy = ({ foods, lines }: LinkedRecipe, wanted: readonly WantedFood[]): number =>
  foods.filter(
    (food, at) => food && !stockedAisles.has(food.aisle) && !isWanted(wanted, food, lines[at]?.item ?? ''),
  ).length
