import type { Ingredient } from '#contract/recipe.ts'
import type { Food, FoodMatch } from '../foods/index.ts'
import { foodById, matchFood, matchInverted, preparedDish } from '../foods/index.ts'
import { parseIngredient } from './parse.ts'
import type { ParsedIngredient } from './parsed.ts'

/**
 * Returns the food of an ingredient line, by its parsed name or else by all of its words; null if the table
 * knows none.
 */
export const foodOfLine = (line: Ingredient): Food | null =>
  (foodOf(parseIngredient(line)) ?? matchFood(line.item))?.food ?? null

/**
 * Returns the food that a parsed line is about. The unit and the preparation tell foods apart that share a
 * name: a can of chopped tomatoes is not a chopped tomato, the juice of a lemon is not a lemon, and a dish that is
 * bought ready is none of its parts.
 */
export function foodOf(parsed: ParsedIngredient): FoodMatch | null {
  const dish = preparedDish(parsed.food)
  if (dish) return { food: dish, score: 1, alias: dish.name }
  const turned = matchInverted(parsed.food, (parsed.preparation ?? '').split(',')[0]!)
  if (turned) return turned
  const plain = matchFood(parsed.food)
  if (parsed.unit === 'can' || parsed.unit === 'jar') {
    const canned = matchFood(`canned ${parsed.food}`)
    const surer = canned !== null && canned.score >= (plain?.score ?? 0)
    if (surer && (canned.alias.startsWith('canned ') || canned.food.id.endsWith('-canned'))) return canned
  }
  const squeezed =
    /^(?:freshly squeezed |finely grated )?(juice|zest|rind|peel)(?:d$|ed$| of\b| only\b)/.exec(
      parsed.preparation ?? '',
    )
  if (plain && squeezed) {
    const part = foodById(`${plain.food.id}-${squeezed[1] === 'juice' ? 'juice' : 'zest'}`)
    if (part) return { ...plain, food: part }
  }
  return plain
}
