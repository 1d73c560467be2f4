import type { Finding, RecipeDraft } from '#contract/recipe.ts'
import type { Craving } from '../craving/craving.ts'
import { allergies } from './allergies.ts'
import { dietsAndExclusions } from './diets.ts'
import { portions } from './portions.ts'
import { readDraft } from './read-draft.ts'
import { readerOf } from './reader-of.ts'

const families = [allergies, dietsAndExclusions, portions]

/**
 * Returns only the findings about allergies, diets and excluded foods: a third of the work of `checkRecipe`,
 * for judging many recipes at once.
 */
export function eatingFindings(draft: RecipeDraft, craving: Craving): Finding[] {
  const recipe = readDraft(draft, readerOf(draft))
  return families
    .flatMap((family) => family.check(recipe, { craving, source: 'engine' }) ?? [])
    .filter(({ rule }) => /^(?:allergy|diet)\./.test(rule))
}
