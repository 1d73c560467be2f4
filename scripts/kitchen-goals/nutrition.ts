/** Goals for computed nutrition, against energy worked out by hand and the weights of single lines. */
import { z } from 'zod'
import { computeNutrition, nutritionLines } from '#kitchen/nutrition/index.ts'
import type { Failure, Section } from './goal.ts'

const recipe = z.object({
  title: z.string(),
  servings: z.number(),
  instructions: z.array(z.string()),
  /** `grams` is the weight of the line's edible part, as a cook's scale would show it. */
  ingredients: z.array(z.object({ amount: z.string(), item: z.string(), grams: z.number() })),
  /** Energy of one serving in kcal, worked out by hand from these grams and a food-composition table. */
  kcal: z.number(),
})

export function nutritionSection(values: readonly unknown[]): Section {
  const recipes = values.map((value) => recipe.parse(value))
  const results = recipes.map((each) => {
    const { perServing, coverage } = computeNutrition(each)
    const lines = nutritionLines(each.ingredients, each.servings, undefined, each.instructions)
    const sum = lines.reduce((total, line) => total + (line.perServing?.calories ?? 0), 0)
    return {
      each,
      lines,
      kcal: perServing.calories,
      error: Math.abs(perServing.calories - each.kcal) / each.kcal,
      whole: coverage.linesCounted === coverage.lines,
      agrees: Math.abs(sum - perServing.calories) <= Math.max(1, perServing.calories / 100),
    }
  })
  const weighed = results.flatMap(({ each, lines }) =>
    each.ingredients.map((line, at) => ({ line, got: lines[at]?.grams ?? null, title: each.title })),
  )
  const rightWeight = weighed.filter(
    ({ line, got }) => got !== null && Math.abs(got - line.grams) <= Math.max(0.15 * line.grams, 3),
  )
  const failures: Failure[] = [
    ...results
      .filter(({ error }) => error > 0.2)
      .map(({ each, kcal }) => ({
        kind: 'energy off by more than 20 %',
        example: `${each.title}: ${kcal}, by hand ${each.kcal}`,
      })),
    ...weighed
      .filter((each) => !rightWeight.includes(each))
      .map(({ line, got, title }) => ({
        kind: 'weight of a line off by more than 15 %',
        example: `${line.amount} ${line.item} (${title}): ${got} g, by hand ${line.grams} g`,
      })),
  ]
  const share = (name: string, good: number, of: number, target: number) => ({ name, good, of, target })
  return {
    title: `Nutrition: ${recipes.length} recipes worked out by hand`,
    goals: [
      { name: 'Energy, error', values: results.map(({ error }) => error * 100), unit: '%', target: 18 },
      share('Energy within 35 %', results.filter(({ error }) => error <= 0.35).length, results.length, 0.7),
      share('Energy within 15 %', results.filter(({ error }) => error <= 0.15).length, results.length, 0.9),
      share('Every line counted', results.filter(({ whole }) => whole).length, results.length, 0.95),
      share('Weight of a line within 15 % or 3 g', rightWeight.length, weighed.length, 0.9),
      share(
        'Lines add up to the stated sum, within 1 %',
        results.filter(({ agrees }) => agrees).length,
        results.length,
        1,
      ),
    ],
    failures,
    notes: [],
  }
}
