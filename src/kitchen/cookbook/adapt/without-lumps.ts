import type { RecipeDraft } from '#contract/recipe.ts'
import { isSmooth, stepToBlendAfter } from '../../checks/measured-situations.ts'
import type { Craving } from '../../craving/craving.ts'

/** Minutes that the blending takes. */
const BLENDING = 5

/**
 * Blends the sauce or the soup of a dish for who wants no lumps in it, once it has simmered.
 * @returns the draft as it is where nothing of it can be blended, or where a step does so already
 */
export function withoutLumps(draft: RecipeDraft, { moods }: Craving): RecipeDraft {
  if (!moods.includes('no lumps') || isSmooth(draft)) return draft
  const at = stepToBlendAfter(draft)
  const step = draft.instructions[at]
  if (step === undefined) return draft
  const blended = `${step} Off the heat, blend it with an immersion blender until completely smooth, with no piece left.`
  return { ...draft, prepTime: draft.prepTime + BLENDING, instructions: draft.instructions.with(at, blended) }
}
