import { isFlesh } from '../../foods/flesh.ts'
import type { Food } from '../../foods/food.ts'
import { matchFood } from '../../foods/index.ts'
import { isStaple, stockedAisles } from '../../pantry/index.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'
import { type WantedFood, wantedLines } from './wanted.ts'

/**
 * Number of foods from which on a craving is a list of foods at hand; the share of the list that may stay
 * unused; the number of foods that may have to be bought.
 */
export const A_LIST = 4
const MOST_OVER = 0.3
const MOST_TO_BUY = 3

/**
 * True when a recipe answers a list although it leaves some foods unused: it needs no further meat and little
 * else.
 */
export const isEnoughOfList = (
  recipe: LinkedRecipe,
  wanted: readonly WantedFood[],
  missing: readonly string[],
): boolean => {
  // One of several meats is enough for today.
  const over = hasMeatOf(recipe, wanted) ? missing.filter((name) => !isMeatName(name)) : missing
  if (over.some(isMeatName)) return false
  return (
    over.length <= wanted.length * MOST_OVER &&
    over[0] !== wanted[0]?.name &&
    unaskedMains(recipe, wanted) === 0 &&
    toBuy(recipe, wanted) <= MOST_TO_BUY
  )
}

/** True for the name of a meat or fish. */
export const isMeatName = (name: string): boolean => {
  const food = matchFood(name)?.food
  return food !== undefined && isFlesh(food)
}
/** True when a recipe contains one of the wanted meats. */
const hasMeatOf = (recipe: LinkedRecipe, wanted: readonly WantedFood[]): boolean =>
  recipe.foods.some((food, at) => food && isFlesh(food) && wantedLines(wanted)(recipe)[at])

/** Returns a function that counts the lines whose food the craving does not name, of those foods that count. */
const unnamed =
  (counts: (food: Food) => boolean) =>
  (recipe: LinkedRecipe, wanted: readonly WantedFood[]): number =>
    recipe.foods.filter((food, at) => food && counts(food) && !wantedLines(wanted)(recipe)[at]).length

/** Counts the lines of foods that a list of foods at hand does not name. */
export const others = unnamed(({ aisle }) => aisle !== 'Spices & Seasonings' && aisle !== 'Oils & Condiments')

/** Counts the meats and fish that the craving does not ask for: the lobster of a macaroni and cheese. */
export const unaskedMains = unnamed((food) => food.aisle === 'Meat & Fish' && isFlesh(food))

/** Counts the foods that somebody with only the wished ones lacks: all but salt, oil and what every kitchen has. */
export const lackedBesideStaples = unnamed(
  ({ id, aisle }) => !isStaple(id) && aisle !== 'Spices & Seasonings',
)

/** Foods that a kitchen has where somebody says that nothing else is there. */
const inAnyKitchen = /^(?:butter|salted-butter|sugar|all-purpose-flour)$/
/** Counts the foods that are not there where some are said to be all there is. */
export const lackedOfAll = unnamed(
  ({ id, aisle }) => !isStaple(id) && aisle !== 'Spices & Seasonings' && !inAnyKitchen.test(id),
)

/** Counts the foods to buy beside those at hand. */
export const toBuy = unnamed(({ aisle }) => !stockedAisles.has(aisle))

/**
 * Counts the wished meats that a recipe has only in the place of the one it is written for: "1 pound ground beef or
 * lamb" is a dish of beef.
 */
export const mainsInPlaceOfOthers = ({ foods, lines }: LinkedRecipe, wanted: readonly WantedFood[]): number =>
  wanted.filter(({ name, fits }) => {
    const meat = matchFood(name)?.food
    if (!meat || !isFlesh(meat)) return false
    const its = foods.filter((food, at) => food && fits(food, lines[at]?.item ?? ''))
    return its.length > 0 && its.every((food) => food && isFlesh(food) && animalOf(food) !== animalOf(meat))
  }).length

/**
 * Counts the wished meats in whose place a recipe has only fish, cheese or plants: an elk burger is made as one of beef,
 * and not as one of halloumi.
 */
export const meatsWithoutLike = ({ foods }: LinkedRecipe, missing: readonly string[]): number => {
  const isLand = (food: Food | null | undefined) =>
    food != null &&
    food.aisle === 'Meat & Fish' &&
    food.tags.some((tag) => /^(?:meat|pork|poultry)$/.test(tag))
  return foods.some(isLand) ? 0 : missing.filter((name) => isLand(matchFood(name)?.food)).length
}

/** Returns the animal of a cut, by which ground beef is told from ground lamb. */
const animalOf = ({ id }: Food): string => id.split('-')[0] ?? id
