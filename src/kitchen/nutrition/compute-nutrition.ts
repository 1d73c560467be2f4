import { readLines } from '../languages/read-lines.ts'
import type { Corrections } from './corrections.ts'
import { countLine } from './count-line.ts'
import { handlingOf } from './eaten-share.ts'
import type { NutritionReport } from './nutrition-report.ts'
import { nothing, rounded, sum } from './nutrition-report.ts'

/**
 * Computes the nutrition of one serving (kcal, g, mg of sodium) from the food table, with the share of every
 * line. Lines of unknown foods or amounts are listed as unmatched; they are never counted as zero. Lines
 * counted as nothing by rule (to taste, optional, to serve) say so. Salt to taste is nothing too, because a
 * cook's taste is not guessed. Never throws; fewer than one serving counts as one.
 */
export function computeNutrition(input: {
  ingredients: readonly { amount: string; item: string }[]
  servings: number
  instructions?: readonly string[]
  corrections?: Corrections
}): NutritionReport {
  const read = readLines(input.ingredients)
  const handling = handlingOf(input.instructions ?? [], read.language)
  const corrections = input.corrections ?? new Map()
  const lines = read.lines.map((line) => countLine(line, handling, corrections))
  const total = lines.reduce((values, line) => (line.values ? sum(values, line.values) : values), nothing)
  return {
    perServing: rounded(total, Math.max(1, input.servings)),
    coverage: {
      linesCounted: lines.filter((line) => line.counted).length,
      lines: lines.length,
      unmatched: input.ingredients.filter((_, at) => !lines[at]!.counted).map((line) => line.item),
    },
    parts: lines.map(({ text, found, grams, share, counted, why, values }) => ({
      line: text,
      foodId: found.food?.id ?? null,
      grams: counted ? Math.round((grams ?? 0) * share * 10) / 10 : null,
      counted,
      ...(why === null ? {} : { why }),
      values: values && rounded(values),
    })),
  }
}
