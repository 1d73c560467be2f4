import type { RecipeDraft } from '#contract/recipe.ts'
import { changed, type Outcome, refused } from './outcome.ts'
import { scaleTo } from './servings.ts'
import { inOwnPan, type Pan } from './vessels.ts'

/** Bakes the dish in the pan that the cook has: as it is where the layer stays as thick, otherwise in the amount that fits. */
export function forPan(draft: RecipeDraft, pan: Pan): Outcome {
  const fitted = inOwnPan(draft, pan)
  if (fitted === null)
    return refused(
      'The recipe does not say how large its pan is, so the built-in kitchen cannot tell how much of it fits yours. Say how much to make: “half the recipe”.',
    )
  return typeof fitted === 'number' ? scaleTo(draft, { times: fitted }) : changed(fitted)
}
