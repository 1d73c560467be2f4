import type { RecipeDraft } from '#contract/recipe.ts'
import type { Filling, FoodAtHand } from '../frames/index.ts'
import { foodOfLine, parseIngredient } from '../ingredients/index.ts'
import { gramsOf } from '../nutrition/index.ts'
import { otherNeed } from './other-needs.ts'

/** True when a written dish asks for a main food beside those at hand: the can of tomatoes of a curry, the oats of a crumble. */
export const isAskedBeside = (
  { ingredients, servings }: RecipeDraft,
  foods: readonly FoodAtHand[],
  { slots }: Pick<Filling, 'slots'>,
): boolean => {
  const own = [...slots.values()].flat().flatMap(({ item, isOwn }) => (isOwn ? [item.one, item.many] : []))
  return ingredients.some((line) => {
    const food = foodOfLine(line)
    if (!food || foods.some(({ answers }) => answers.includes(food.id))) return false
    if (own.some((name) => line.item.includes(name))) return false
    const perServing = (gramsOf(parseIngredient(line), food) ?? 0) / servings
    return otherNeed(food, perServing, false) === 'main'
  })
}
