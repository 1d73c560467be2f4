import type { RecipeDraft } from '#contract/recipe.ts'
import { checkRecipe } from '../checks/index.ts'
import { emptyCraving } from '../craving/craving.ts'
import { type EatingProfile, underProfile } from './under-profile.ts'

/**
 * True when a recipe contains something that the profile's allergies, diets or dislikes rule out. Possible
 * allergens and unknown foods do not count, because the recipe page reports them.
 */
export function isForbidden(draft: RecipeDraft, profile: EatingProfile): boolean {
  if (profile.allergies.length + profile.diets.length + profile.dislikes.length === 0) return false
  const { craving } = underProfile(emptyCraving(), profile)
  return checkRecipe(draft, { craving }).findings.some(
    ({ rule, severity }) => severity === 'error' && /^(?:allergy|diet|exclusion)\./.test(rule),
  )
}
