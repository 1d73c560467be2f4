import type { Ingredient } from '#contract/recipe.ts'
import { breaksDiet, dietRules } from '../../checks/index.ts'
import { oncePer } from '../../checks/once-per.ts'
import { allowsFood } from '../../conditions/index.ts'
import { allergensUnwanted } from '../../craving/allergens.ts'
import type { Craving } from '../../craving/craving.ts'
import { excludes } from '../../culinary/food-filter.ts'
import { pantryItem } from '../../culinary/index.ts'
import type { Food } from '../../foods/food.ts'
import { foodOfLine } from '../../ingredients/index.ts'
import type { LinkedRecipe } from '../open-cookbook.ts'
import { oncePerLine } from './once-per-line.ts'

const bought: ReadonlySet<string> = new Set(['liquid', 'spice', 'sauce'])

const boughtReady: ReadonlySet<string> = new Set(['Oils & Condiments', 'Spices & Seasonings'])

/** Sugars of which one that is asked for is meant, even where sugar is to stay out: jaggery instead of sugar. */
const isSugar = (id: string): boolean => /-sugar$|-syrup$/.test(id)

/** Returns the first line that often contains an excluded allergen, such as noodles with egg. */
export function doubtfulLine(craving: Craving, lines: readonly Ingredient[]): Ingredient | undefined {
  const allergens = allergensUnwanted(craving)
  if (allergens.length === 0) return undefined
  return lines.find((line) => {
    const food = foodOfLine(line)
    // A stock, a spice mix or a cake mix is also sold without the allergen; the recipe page says to check the label.
    const isBought =
      boughtReady.has(food?.aisle ?? '') ||
      food?.id === 'cake-mix' ||
      (pantryItem(food?.id ?? '')?.roles.some((role) => bought.has(role)) ?? false)
    const isSaid = /-free\b|\bvegan\b|\bwithout\b/.test(line.item)
    return !isSaid && !isBought && allergens.some((allergen) => food?.mayContain?.includes(allergen))
  })
}

/**
 * Returns a function that lists the lines of a recipe, by index, that allergies, diets, exclusions or
 * conditions forbid.
 */
export function linesKeptOut(craving: Craving): (recipe: LinkedRecipe) => number[] {
  const allergens = allergensUnwanted(craving)
  const rules = craving.diets.flatMap((diet) => dietRules[diet] ?? [])
  const forbidsFoods =
    craving.exclusions.length + (craving.allergies ?? []).length + (craving.conditions ?? []).length > 0
  // Most cravings forbid nothing, and the cookbook has 50,000 lines.
  if (rules.length === 0 && !forbidsFoods) return () => []
  const isFoodOut = oncePer(
    (food: Food): boolean =>
      (craving.allergies?.some((allergen) => food.allergens.includes(allergen)) ?? false) ||
      !allowsFood(food, craving.conditions ?? []) ||
      // Salt that only seasons is left out of any dish, so it counts against none.
      (food.id !== 'salt' &&
        !(isSugar(food.id) && craving.foods.includes(food.id)) &&
        craving.exclusions.some((word) => excludes(word, food))) ||
      // Foods that often contain an excluded allergen are no first choice: noodles for a diet without egg.
      allergens.some((allergen) => food.mayContain?.includes(allergen)),
  )
  const isOut = oncePerLine(
    (food, item) =>
      food !== null &&
      (isFoodOut(food) ||
        rules.some((rule) => breaksDiet(food, rule) && !rule.substitutes.test(item.toLowerCase()))),
  )
  return ({ foods, lines }) => foods.flatMap((food, at) => (isOut(food, lines[at]?.item ?? '') ? [at] : []))
}
