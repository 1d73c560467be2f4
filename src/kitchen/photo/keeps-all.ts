import type { RecipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe } from '../checks/index.ts'
import type { Course } from '../cookbook/courses.ts'
import { coursesFor } from '../cookbook/find/may-be-meant.ts'
import type { Craving } from '../craving/craving.ts'

/** True for a dish that keeps every rule of the craving, and is of the meal asked for. */
export function keepsAll(
  { draft, course }: { draft: RecipeDraft; course?: Course },
  craving: Craving,
): boolean {
  const { category } = craving
  const isOfMeal =
    category === null ||
    draft.category === category ||
    (course !== undefined && coursesFor[category].includes(course))
  return isOfMeal && blocking(checkRecipe(draft, { craving, source: 'engine', course })).length === 0
}
