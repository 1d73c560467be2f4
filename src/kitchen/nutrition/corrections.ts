import type { Food } from '../foods/index.ts'
import { foodById, stemsOf } from '../foods/index.ts'
import type { ParsedIngredient } from '../ingredients/index.ts'
import { foodOf } from '../ingredients/index.ts'
import { readLines } from '../languages/read-lines.ts'

/**
 * What a cook said of ingredients: the name as `ingredientNames` gives it → the id of a food of the table, or `none` for
 * "no food of the table is this". A food id that the table does not have (any more) is passed over.
 */
export type Corrections = ReadonlyMap<string, string>

/** `none` sets a food aside: its lines are not counted. */
export const NONE = 'none'

/**
 * The names by which the ingredients of a recipe are remembered: lower case, singular, in English, without amount,
 * preparation and accents. `2 cups Cherry Tomatoes, halved` and `1 Kirschtomate` are both `cherry tomato`.
 */
export const ingredientNames = (lines: readonly { amount: string; item: string }[]): string[] =>
  readLines(lines).lines.map(nameOf)

export const nameOf = (parsed: ParsedIngredient): string => stemsOf(parsed.food)

export interface Found {
  food: Food | null
  /** `cook`: by a correction. `table`: by its name. `none`: by neither. `set-aside`: a correction says it is none. */
  by: 'cook' | 'table' | 'none' | 'set-aside'
}

/** The food of a parsed line: the cook's word first, the table's names second. */
export function findFood(parsed: ParsedIngredient, corrections: Corrections): Found {
  const said = corrections.get(nameOf(parsed))
  if (said === NONE) return { food: null, by: 'set-aside' }
  const corrected = said === undefined ? undefined : foodById(said)
  if (corrected) return { food: corrected, by: 'cook' }
  const food = foodOf(parsed)?.food ?? null
  return { food, by: food ? 'table' : 'none' }
}
