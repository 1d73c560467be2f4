import type { RecipeDraft } from '#contract/recipe.ts'
import { checkRecipe } from '../checks/index.ts'
import { emptyCraving } from '../craving/craving.ts'
import { type EatingProfile, underProfile } from './under-profile.ts'

/**
 * Whether a recipe has something that the profile's allergies, diets or dislikes rule out. What only may contain an
 * allergen, or is not known, does not count: it is for the recipe page to say.
 */
export function isForbidden(draft: RecipeDraft, profile: EatingProfile): boolean {
  if (profile.allergies.length + profile.diets.length + profile.dislikes.length === 0) return false
  const { craving } = underProfile(emptyCraving(), profile)
  return checkRecipe(draft, { craving }).findings.some(
    ({ rule, severity }) => severity === 'error' && /^(?:allergy|diet|exclusion)\./.test(rule),
  )
}
