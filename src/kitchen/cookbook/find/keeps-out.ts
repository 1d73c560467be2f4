import { breaksDiet, dietRules } from '../../checks/index.ts'
import { excludes } from '../../composer/constraints.ts'
import { allowsFood } from '../../conditions/index.ts'
import { allergensOfWord } from '../../craving/allergens.ts'
import type { Craving } from '../../craving/craving.ts'
import { foodById } from '../../foods/index.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'

/** The lines of a recipe, by index, whose foods a craving's allergies, diets, exclusions or conditions keep out. */
export function linesKeptOut(craving: Craving): (recipe: LinkedRecipe) => number[] {
  const known = new Map<string, boolean>()
  const allergens = craving.exclusions.flatMap(allergensOfWord)
  const isOut = (id: string): boolean => {
    const before = known.get(id)
    if (before !== undefined) return before
    const food = foodById(id)
    const answer =
      food !== undefined &&
      ((craving.allergies?.some((allergen) => food.allergens.includes(allergen)) ?? false) ||
        !allowsFood(food, craving.conditions ?? []) ||
        craving.exclusions.some((word) => excludes(word, food)) ||
        // Noodles that often have egg are no first choice for who wants none.
        allergens.some((allergen) => food.mayContain?.includes(allergen)))
    known.set(id, answer)
    return answer
  }
  const rules = craving.diets.flatMap((diet) => dietRules[diet] ?? [])
  return ({ foods, lines }) =>
    foods.flatMap((food, at) => {
      if (!food) return []
      const item = lines[at]?.item.toLowerCase() ?? ''
      const breaks = rules.some((rule) => breaksDiet(food, rule) && !rule.substitutes.test(item))
      return breaks || isOut(food.id) ? [at] : []
    })
}
