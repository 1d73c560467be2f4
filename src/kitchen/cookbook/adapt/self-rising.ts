import type { RecipeDraft } from '#contract/recipe.ts'
import { foodOfLine } from '../../ingredients/index.ts'
import { removeLine } from '../../refine/remove.ts'
import { swapped } from '../../refine/swap.ts'

/**
 * Returns a dough or batter with self-rising flour in the place of its plain flour and baking powder, which that flour
 * has in it; null where it has none or several of either, or is raised by yeast.
 */
export function withSelfRising(draft: RecipeDraft): RecipeDraft | null {
  const ids = draft.ingredients.map((line) => foodOfLine(line)?.id ?? '')
  const count = (id: string) => ids.filter((one) => one === id).length
  const isPlain = count('all-purpose-flour') === 1 && count('baking-powder') === 1
  if (!isPlain || ids.some((id) => /yeast/.test(id) && id !== 'nutritional-yeast')) return null
  const less = removeLine(draft, ids.indexOf('baking-powder'), { anySize: true })
  const outcome = less ? swapped(less, { from: 'all-purpose flour', to: 'self-rising flour' }) : null
  return outcome?.kind === 'changed' ? outcome.draft : null
}
