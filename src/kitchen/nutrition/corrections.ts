import type { Food } from '../foods/index.ts'
import { foodById, matchFood, stemsOf } from '../foods/index.ts'
import type { ParsedIngredient } from '../ingredients/index.ts'
import { foodOf } from '../ingredients/index.ts'
import { readLines } from '../languages/read-lines.ts'

/**
 * A cook's corrections of ingredients: the name as `ingredientNames` gives it → the id of a food of the
 * table, or `none` for "no food of the table is this". A food id that the table does not have (any more) is
 * ignored.
 */
export type Corrections = ReadonlyMap<string, string>

/** Correction that sets a food aside, so that its lines are not counted. */
export const NONE = 'none'

/**
 * Returns the names under which corrections of a recipe's ingredients are stored: lower case, singular, in
 * English, without amount, preparation and accents. `2 cups Cherry Tomatoes, halved` and `1 Kirschtomate` are
 * both `cherry tomato`.
 */
export const ingredientNames = (lines: readonly { amount: string; item: string }[]): string[] =>
  readLines(lines).lines.map(nameOf)

export const nameOf = (parsed: ParsedIngredient): string => stemsOf(parsed.food)

export interface Found {
  food: Food | null
  /**
   * Source of the food: `cook` for a correction, `table` for its name, `none` for neither, `set-aside` for a
   * correction that says it is no food of the table.
   */
  by: 'cook' | 'table' | 'none' | 'set-aside'
}

/** Finds the food of a parsed line, by the cook's correction first and the table's names second. */
export function findFood(parsed: ParsedIngredient, corrections: Corrections): Found {
  const said = corrections.get(nameOf(parsed))
  if (said === NONE) return { food: null, by: 'set-aside' }
  const corrected = said === undefined ? undefined : foodById(said)
  if (corrected) return { food: corrected, by: 'cook' }
  const food = foodOf(parsed)?.food ?? withGluten(parsed)
  return { food, by: food ? 'table' : 'none' }
}

/**
 * Returns the ordinary food of a gluten-free one that has no row, since their values are close: bread, oats,
 * crackers. Only the figures come from it, never the allergens.
 */
function withGluten({ food }: ParsedIngredient): Food | null {
  const rest = food.replace(/^(?:certified )?gluten[- ]free /i, '')
  return rest === food ? null : (matchFood(rest)?.food ?? null)
}
