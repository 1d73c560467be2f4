import type { RecipeDraft } from '#contract/recipe.ts'
import { readerOf } from './reader-of.ts'
import { minutesInAll, restIn } from './times.ts'

/** Minutes by which a wait may be longer than the whole recipe before it was left out of its times. */
const TOLERANCE = 5

/** Minutes of a day, beyond which nobody works and cooks: a longer time holds the waits of the steps. */
const DAY = 1440

/**
 * Returns the draft with the minutes that its steps wait, where its times leave them out, as for a slaw that takes
 * 15 minutes and then chills for 30, or count them as a day of work, as for pickles that rest overnight. A draft with
 * a time for rest, or without such a wait, is returned unchanged.
 */
export function withRestTime(draft: RecipeDraft): RecipeDraft {
  if (draft.restTime > 0) return draft
  const { english } = readerOf(draft)
  const waits = draft.instructions.map((step) => restIn(english(step).text))
  const rest = Math.round(waits.reduce((sum, minutes) => sum + minutes, 0))
  if (Math.max(0, ...waits) > minutesInAll(draft) + TOLERANCE) return { ...draft, restTime: rest }
  const isWorkOfDays = draft.prepTime + draft.cookTime > DAY && rest > 0 && rest < draft.prepTime
  return isWorkOfDays ? { ...draft, prepTime: draft.prepTime - rest, restTime: rest } : draft
}
