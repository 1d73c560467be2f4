import type { RecipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import { answerCraving } from '#kitchen/cookbook/answer-craving.ts'
import type { Craving } from '#kitchen/craving/index.ts'
import { readCraving as read } from '#kitchen/craving/read-craving.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

const cookbook = await testCookbook()

/** A craving as the product reads it, with the cookbook's names known. */
export const readCraving = (words: string): Craving => read(words, undefined, cookbook)

/** The recipe of the built-in kitchen as a cook gets it: found or composed, checked, and refused where a check stops it. */
export function madeFor(craving: Craving, series: string, turn = 1): RecipeDraft | { refused: string } {
  const made = answerCraving(cookbook, { craving, series, turn })
  if (made.kind === 'refused') return { refused: made.reason }
  const report = checkRecipe(made.draft, {
    craving,
    source: 'engine',
    ...(made.course && { course: made.course }),
  })
  const faults = blocking(report)
  return faults.length > 0 ? { refused: faults.map(({ message }) => message).join(' ') } : made.draft
}
