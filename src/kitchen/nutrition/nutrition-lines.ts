import type { Nutrition } from '#contract/recipe.ts'
import { readLines } from '../languages/read-lines.ts'
import type { Corrections } from './corrections.ts'
import { countLine } from './count-line.ts'
import { handlingOf } from './eaten-share.ts'
import { rounded } from './nutrition-report.ts'

/** One ingredient line of the nutrition table that a reader can open: line → food → grams → values. */
export interface NutritionLine {
  /** Index of the line in the recipe, from 0. */
  index: number
  /** The line as written, amount first: `2 tbsp olive oil`. */
  line: string
  /** Name under which a correction of this ingredient is stored: `olive oil`. */
  name: string
  /** The food of the table, or null where none is known. */
  food: { id: string; name: string; source: string } | null
  /**
   * Source of the food: the table's names, the cook's correction, or neither (`none`, and `set-aside` by the
   * cook).
   */
  foundBy: 'table' | 'cook' | 'none' | 'set-aside'
  /** Edible grams that the line asks for, to a tenth; null when the line gives none that can be weighed. */
  grams: number | null
  /**
   * The share of these grams that is eaten, 0 to 1: a tenth of frying oil, half of a marinade, 0 of "to
   * serve".
   */
  share: number
  /** True when the line is in the sum, also when it counts as nothing by rule. */
  counted: boolean
  /** Reason why the line is not counted, or counts differently from what it says; null when there is none. */
  why: string | null
  /**
   * Values of one serving: kcal, grams, milligrams of sodium, to one decimal; null when the line is not
   * counted.
   */
  perServing: Nutrition | null
}

/**
 * Returns the nutrition of a recipe line by line, for one serving. `corrections` maps an ingredient's name
 * (see `ingredientNames`) to a food id or `none`; `instructions` tell which food is not eaten (frying oil, a
 * marinade). Never throws; fewer than one serving counts as one. The lines add up to `computeNutrition`,
 * apart from rounding.
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

/** Rounds more finely than the printed sums, because a line of 0.4 kcal should not read 0. */
function tenths(values: Nutrition, servings: number): Nutrition {
  const tenth = (value: number) => Math.round((value / servings) * 10) / 10
  return {
    ...rounded(values, servings),
    calories: tenth(values.calories),
    sodium: tenth(values.sodium),
  }
}
