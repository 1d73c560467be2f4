import type { RecipeDraft } from '#contract/recipe.ts'
import { matchFood } from '../../foods/index.ts'
import { asPattern } from '../../prose.ts'
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
    const chosen = withStandIn(draft, at, { use: [`${line.amount} ${food}${how}`.trim()] })
    const next = {
      ...chosen,
      instructions: chosen.instructions.map((step) => calledBy(step, food === one ? other : one, food)),
    }
    if (improves(next)) return next
  }
  return null
}

/** Calls what was chosen by its name where a step calls the choice by the other: "the chile powder". */
function calledBy(step: string, other: string, chosen: string): string {
  const words = other.split(' ')
  const names = words.slice(0, Math.max(1, words.length - 1)).map((_, at) => words.slice(at).join(' '))
  return names.reduce(
    (said, name) => said.replace(new RegExp(`(?<![\\p{L}-])${asPattern(name)}(?![\\p{L}-])`, 'giu'), chosen),
    step,
  )
}
