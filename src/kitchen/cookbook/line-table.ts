import type { Ingredient } from '#contract/recipe.ts'
import type { Food } from '../foods/food.ts'
import { foodById } from '../foods/index.ts'
import { parseIngredient } from '../ingredients/index.ts'
import { gramsOf } from '../nutrition/index.ts'

/**
 * Ingredient line as a build writes it, with the id of its food and its grams; null when the tables know none.
 */
export type PackedLine = readonly [line: Ingredient, food: string | null, grams: number | null]

/** Ingredient line with its food and its weight in grams. */
interface LinkedLine {
  line: Ingredient
  food: Food | null
  grams: number | null
}

/** Returns the weight of an ingredient line in grams; null when it has none that the tables know. */
export const gramsOfLine = (line: Ingredient, food: Food | null): number | null =>
  food ? gramsOf(parseIngredient(line), food) : null

/**
 * Numbers different ingredient lines: two thirds of the cookbook's 87,000 lines stand in another recipe, too.
 * @returns the table, which grows, and a function that returns a line's number in it
 */
export function lineTable(): {
  lines: PackedLine[]
  numberOf: (line: LinkedLine) => number
} {
  const lines: PackedLine[] = []
  const numbers = new Map<string, number>()
  return {
    lines,
    numberOf: ({ line, food, grams }) => {
      const key = JSON.stringify([line, food?.id])
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, lines.length)
      return lines.push([line, food?.id ?? null, grams]) - 1
    },
  }
}

/**
 * Opens a table of lines. Recipes share its lines, which are therefore frozen.
 * @returns a function of a line's number, and whether its recipe has the line already: lines of one recipe
 *   are told apart by their identity, so the second one is a copy
 */
export function openLines(packed: readonly PackedLine[]): (number: number, isSecond: boolean) => LinkedLine {
  const lines = packed.map(
    ([line, id, grams]): LinkedLine => ({
      line: Object.freeze(line),
      food: id === null ? null : (foodById(id) ?? null),
      grams,
    }),
  )
  return (number, isSecond) => {
    const known = lines[number]
    if (!known) throw new Error('the packed cookbook has no such line')
    return isSecond ? { ...known, line: Object.freeze({ ...known.line }) } : known
  }
}
