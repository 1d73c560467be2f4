import type { RecipeDraft } from '#contract/recipe.ts'
import { fromDecimal, rational } from '../ingredients/index.ts'
import { recipeLanguage } from '../languages/recipe-language.ts'
import { mentionsIn, readLines } from './lines.ts'
import { scaledLine } from './scaled-line.ts'
import { mapSentences } from './sentences.ts'

const measureBefore =
  /(\d[\d/ ]*)\s*(cups?|tablespoons?|tbsp|teaspoons?|tsp|ounces?|grams?|g|ml)\s+(?:of\s+)?(?:the\s+)?$/i

/** Returns the draft with more or less of some of its lines; measures of them in the steps follow. */
export function withAmounts(draft: RecipeDraft, factors: ReadonlyMap<number, number>): RecipeDraft {
  const lines = readLines(draft)
  const language = recipeLanguage(draft.ingredients)
  const next = mapSentences(draft, (sentence) => {
    let result = sentence
    for (const { line, start } of mentionsIn(sentence, lines).toReversed()) {
      const factor = factors.get(line.index)
      const before = factor === undefined ? null : measureBefore.exec(result.slice(0, start))
      if (!factor || !before) continue
      const scaled = scaledLine(
        { amount: `${before[1]} ${before[2]}`, item: line.parsed.food },
        rationalOf(factor),
      )
      result = `${result.slice(0, before.index)}${scaled.amount} of the ${result.slice(start)}`
    }
    return result
  })
  return {
    ...next,
    ingredients: draft.ingredients.map((line, index) => {
      const factor = factors.get(index)
      return factor === undefined ? line : scaledLine(line, rationalOf(factor), language)
    }),
  }
}

/** Returns a factor as an exact fraction, so that two thirds are not 0.667. */
const rationalOf = (factor: number) => {
  const parts = [1, 2, 3, 4, 6, 8, 12, 16, 24, 48].find(
    (part) => Math.abs(Math.round(factor * part) - factor * part) < 1e-6,
  )
  return parts ? rational(Math.round(factor * parts), parts) : fromDecimal(Math.round(factor * 100) / 100)
}
