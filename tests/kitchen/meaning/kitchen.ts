import type { RecipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe } from '#kitchen/checks/index.ts'
import type { Craving } from '#kitchen/craving/index.ts'
import { answerTo } from '#testing/answer-to.ts'

export { readWords as readCraving } from '#testing/answer-to.ts'

/**
 * Makes a recipe of the built-in kitchen as a cook gets it: found, adapted, checked, and refused when a check
 * stops it.
 */
export function madeFor(craving: Craving, series: string, turn = 1): RecipeDraft | { refused: string } {
  const made = answerTo(craving, turn, series)
  if (made.kind === 'refused') return { refused: made.reason }
  const report = checkRecipe(made.draft, {
    craving,
    source: 'engine',
    ...(made.course && { course: made.course }),
  })
  const faults = blocking(report)
  return faults.length > 0 ? { refused: faults.map(({ message }) => message).join(' ') } : made.draft
}
