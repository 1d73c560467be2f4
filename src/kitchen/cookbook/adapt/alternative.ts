import type { RecipeDraft } from '#contract/recipe.ts'
import { matchFood } from '../../foods/index.ts'
import { withStandIn } from './stand-in.ts'

/** A line that leaves a choice: "6 flatbreads, taboon or naan", "1/2 cup walnuts or pecans, toasted". */
const choice = /^(?:[\p{L}' -]+, )?([\p{L}' -]+?) or ([\p{L}' -]+?)((?:, [^,]+)*)$/u

/**
 * Returns the draft with the one of two foods that a line leaves to choose from and that a cook may have; null where
 * the line leaves none, or neither is an improvement.
 */
export function withAlternative(
  draft: RecipeDraft,
  at: number,
  improves: (next: RecipeDraft) => boolean,
): RecipeDraft | null {
  const line = draft.ingredients[at]
  const [, one, other, how = ''] = choice.exec(line?.item ?? '') ?? []
  if (!line || one === undefined || other === undefined) return null
  for (const food of [one, other]) {
    if (!matchFood(food)) continue
    const next = withStandIn(draft, at, { use: [`${line.amount} ${food}${how}`.trim()] })
    if (improves(next)) return next
  }
  return null
}
