import type { RecipeDraft } from '#contract/recipe.ts'
import type { Craving } from '../../craving/craving.ts'
import type { Food } from '../../foods/food.ts'
import { foodOfLine } from '../../ingredients/index.ts'
import { isMeatName } from './of-a-list.ts'
import { type WantedFood, wantedFoods } from './wanted.ts'

/**
 * Returns the wished foods that a dish uses.
 * @param suits false for a line that takes a food in another state than it is there in
 */
export const usedFoods = (
  { ingredients }: RecipeDraft,
  craving: Craving,
  suits: (wanted: WantedFood, item: string, food: Food | null) => boolean = () => true,
): WantedFood[] => {
  const lines = ingredients.map((line) => ({ food: foodOfLine(line), item: line.item }))
  return wantedFoods(craving).filter((wanted) =>
    lines.some(({ food, item }) => wanted.fits(food, item) && suits(wanted, item, food)),
  )
}

/** Returns the weight of foods at hand, of which a meat counts twice. */
export const weightOfFoods = (foods: readonly WantedFood[]): number =>
  foods.reduce((sum, { name }) => sum + (isMeatName(name) ? 2 : 1), 0)
