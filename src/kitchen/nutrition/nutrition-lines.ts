import type { Nutrition } from '#contract/recipe.ts'
import { readLines } from '../languages/read-lines.ts'
import type { Corrections } from './corrections.ts'
import { countLine } from './count-line.ts'
import { handlingOf } from './eaten-share.ts'
import { rounded } from './nutrition-report.ts'

/** One ingredient line of the nutrition table that opens: line → food → grams → values. */
export interface NutritionLine {
  /** The line's place in the recipe, from 0. */
  index: number
  /** As written, amount first: `2 tbsp olive oil`. */
  line: string
  /** The name under which a correction of this ingredient is kept: `olive oil`. */
  name: string
  /** The food of the table, or null where none is known. */
  food: { id: string; name: string; source: string } | null
  /** Who said so: the table's names, the cook's correction, or nobody (`none`, and `set-aside` by the cook). */
  foundBy: 'table' | 'cook' | 'none' | 'set-aside'
  /** Edible grams that the line asks for, to a tenth; null when the line gives none that can be weighed. */
  grams: number | null
  /** The share of these grams that is eaten, 0 to 1: a tenth of frying oil, half of a marinade, 0 of "to serve". */
  share: number
  /** Whether the line is in the sum. A line that counts as nothing by rule is. */
  counted: boolean
  /** Why it is not counted, or counts differently from what it says; null when there is nothing to say. */
  why: string | null
  /** In one serving: kcal, grams, milligrams of sodium, to one decimal; null when the line is not counted. */
  perServing: Nutrition | null
}

/**
 * The nutrition of a recipe line by line, for one serving. `corrections` maps an ingredient's name (see
 * `ingredientNames`) to a food id or `none`; `instructions` tell what is not eaten (frying oil, a marinade). Never throws;
 * fewer than one serving counts as one. The sums of the lines are those of `computeNutrition`, but for rounding.
 */
export function nutritionLines(
  lines: readonly { amount: string; item: string }[],
  servings: number,
  corrections: Corrections = new Map(),
  instructions: readonly string[] = [],
): NutritionLine[] {
  const read = readLines(lines)
  const handling = handlingOf(instructions, read.language)
  return read.lines.map((each, index) => {
    const { text, name, found, grams, share, counted, why, values } = countLine(each, handling, corrections)
    const { food, by } = found
    return {
      index,
      line: text,
      name,
      food: food && { id: food.id, name: food.name, source: food.source },
      foundBy: by,
      grams: grams === null ? null : Math.round(grams * 10) / 10,
      share,
      counted,
      why,
      perServing: values && tenths(values, Math.max(1, servings)),
    }
  })
}

/** Finer than the printed sums: a line of 0.4 kcal should not read 0. */
function tenths(values: Nutrition, servings: number): Nutrition {
  const tenth = (value: number) => Math.round((value / servings) * 10) / 10
  return {
    ...rounded(values, servings),
    calories: tenth(values.calories),
    sodium: tenth(values.sodium),
  }
}
