import type { RecipeDraft } from '#contract/recipe.ts'
import { splitLine } from '../display/index.ts'
import { foodOfLine, parseIngredient, toNumber } from '../ingredients/index.ts'
import { gramsOf } from '../nutrition/index.ts'
import { withAmounts } from './amount-of.ts'
import { type Line, readLines } from './lines.ts'
import { already, changed, type Outcome, refused } from './outcome.ts'
import { scaleTo } from './servings.ts'
import { means } from './swap.ts'

/**
 * Share of the dish's weight below which a food is a seasoning, with less of which the other foods stay as
 * they are.
 */
const SEASONING = 0.04

/**
 * Scales the whole recipe to the amount that there is ("I have only 1 egg"); of a seasoning only its own
 * line.
 */
export function withAtMost(draft: RecipeDraft, words: string): Outcome {
  const typed = splitLine(
    words
      .replace(/^an?\s/i, '1 ')
      .replace(/^one\s/i, '1 ')
      .replace(/^two\s/i, '2 ')
      .replace(/^three\s/i, '3 ')
      .replace(/\s(?:left|at home|in the (?:house|fridge))\b.*$/i, ''),
  )
  const parsed = parseIngredient(typed)
  const lines = readLines(draft)
  const line = lines.find((each) => means(each, parsed.food))
  if (!line) return refused(`There is no ${parsed.food} in this recipe.`)
  const share = shareOf(line, typed)
  if (share === null)
    return refused(
      `The built-in kitchen cannot tell how much of the ${line.amount} ${line.parsed.food} that is. Say it in the same measure.`,
    )
  if (share >= 0.99)
    return already(`This recipe takes ${line.amount} ${line.parsed.food}, and that is there.`)
  const whole = lines.reduce((sum, { grams }) => sum + grams, 0)
  if (whole > 0 && line.grams / whole < SEASONING && line.food?.id !== 'egg')
    return changed(withAmounts(draft, new Map([[line.index, share]])))
  const to = Math.floor(draft.servings * share + 0.01)
  if (to < 1) return refused(`That is too little: even one serving takes more ${line.parsed.food}.`)
  return scaleTo(draft, { to })
}

/** Returns the share of a line that a typed amount of its food is; null where the two cannot be compared. */
export function shareOf(line: Line, typed: { amount: string; item: string }): number | null {
  const parsed = parseIngredient(typed)
  if (parsed.quantity?.kind !== 'exact' || line.parsed.quantity?.kind !== 'exact') return null
  if (parsed.unit === line.parsed.unit)
    return toNumber(parsed.quantity.value) / toNumber(line.parsed.quantity.value)
  const food = line.food ?? foodOfLine(typed)
  const grams = food ? gramsOf(parsed, food) : null
  return grams && line.grams > 0 ? grams / line.grams : null
}
