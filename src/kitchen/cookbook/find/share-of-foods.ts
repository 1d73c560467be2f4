import { oncePer } from '../../checks/once-per.ts'
import type { Food } from '../../foods/food.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'
import { type WantedFood, wantedLines } from './wanted.ts'

type Fitting = Pick<WantedFood, 'fits'>

/** Aisles of cooking liquids and seasonings, whose weight does not make a dish of them. */
const uncounted: ReadonlySet<string> = new Set(['Drinks', 'Oils & Condiments', 'Spices & Seasonings'])
const stocks = /\b(?:stock|broth|bouillon)\b/

/** Grams of each line that counts toward the dish; 0 for the others and for lines without a weight. */
const gramsOfLines = ({ foods, grams }: LinkedRecipe): readonly number[] =>
  grams.map((one, at) => (doesCount(foods[at]) ? (one ?? 0) : 0))
const doesCount = (food: Food | null | undefined): boolean =>
  food != null && !uncounted.has(food.aisle) && !stocks.test(food.name)

/**
 * Returns the share of a recipe's weight, without seasonings and liquids, that wanted foods make up. Computed
 * once per list of wanted foods and recipe.
 */
export const sharesOfFoods = oncePer((wanted: readonly Fitting[]) =>
  oncePer((recipe: LinkedRecipe) => shareOf(recipe, wanted)),
)

/**
 * True when a recipe has every wanted food, and each is of an aisle whose weight does not count: a drink of hibiscus
 * flowers is a dish of them, however little they weigh.
 */
export const isOfSeasonings = ({ foods, lines }: LinkedRecipe, wanted: readonly Fitting[]): boolean =>
  wanted.length > 0 &&
  wanted.every(({ fits }) =>
    lines.some(({ item }, at) => {
      const food = foods[at]
      return food != null && uncounted.has(food.aisle) && fits(food, item)
    }),
  )

function shareOf(recipe: LinkedRecipe, wanted: readonly Fitting[]): number {
  const grams = gramsOfLines(recipe)
  const sum = grams.reduce((total, one) => total + one, 0)
  const isWanted = wantedLines(wanted)(recipe)
  const ofWanted = grams.reduce((total, one, at) => (isWanted[at] ? total + one : total), 0)
  return sum > 0 ? ofWanted / sum : 0
}
