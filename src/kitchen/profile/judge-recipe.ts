import type { Allergen, Diet } from '#contract/dietary.ts'
import type { MealWarning } from '#contract/meals.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import { allergensOf } from '../checks/allergens.ts'
import { eatingFindings } from '../checks/eating-findings.ts'
import { emptyCraving } from '../craving/craving.ts'
import { type EatingProfile, underProfile } from './under-profile.ts'

/** True when the profile has rules against which a recipe can be judged. */
export const hasRules = ({ allergies, diets, dislikes }: EatingProfile): boolean =>
  allergies.length + diets.length + dislikes.length > 0

/**
 * Judges a recipe by a profile, with the rules of the recipe page. Only the worst result is returned, and
 * null when nothing was found, which never means "safe". Allergens come in the order of the annex, diets and
 * dislikes in that of the profile.
 *
 *     judgeRecipe(carbonara, { allergies: ['eggs'], diets: [], dislikes: [] })
 *     // { status: 'contains', allergens: ['eggs'] }
 */
export function judgeRecipe(draft: RecipeDraft, profile: EatingProfile): MealWarning | null {
  if (!hasRules(profile)) return null
  const answers = profile.allergies.length > 0 ? allergensOf(draft.ingredients) : []
  const findings = eatingFindings(draft, underProfile(emptyCraving(), profile).craving)
  const broken = new Set(findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule))
  const noted = new Set(findings.map(({ rule }) => rule))
  const says = (status: string, allergen: Allergen) =>
    answers.some((answer) => answer.status === status && answer.allergen === allergen)

  const contains = profile.allergies.filter((one) => says('contains', one) || broken.has(`allergy.${one}`))
  if (contains.length > 0) return { status: 'contains', allergens: contains }

  const diets: Diet[] = profile.diets.filter((one) => broken.has(`diet.${one}`))
  const dislikes = broken.has('diet.excluded-food')
    ? profile.dislikes.filter((word) => isIn(draft, { ...profile, dislikes: [word] }))
    : []
  if (diets.length + dislikes.length > 0) return { status: 'blocked', diets, dislikes }

  const mayContain = profile.allergies.filter(
    (one) => says('may_contain', one) || noted.has(`allergy.${one}.may-contain`),
  )
  if (mayContain.length > 0) return { status: 'may_contain', allergens: mayContain }
  const isUnknown = profile.allergies.some((one) => says('unknown', one)) || noted.has('allergy.unknown')
  return isUnknown ? { status: 'unknown' } : null
}

const isIn = (draft: RecipeDraft, profile: EatingProfile): boolean =>
  eatingFindings(draft, underProfile(emptyCraving(), profile).craving).some(
    ({ rule, severity }) => rule === 'diet.excluded-food' && severity === 'error',
  )
