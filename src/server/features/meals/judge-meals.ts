import type { Meal, MealWarning } from '#contract/meals.ts'
import { type EatingProfile, hasRules, judgeRecipe } from '#kitchen/profile/index.ts'
import type { Queryable } from '#server/database/open.ts'
import { draftsOf } from '#server/stores/meal-drafts.ts'
import type { PlannedMeals } from '#server/stores/meals.ts'

/**
 * Maximum number of stored judgements. Judging takes the kitchen about a millisecond a recipe, and a plan is
 * read far more often than it changes.
 */
const MAX_KEPT = 5000
/** Number of recipes that are judged before other requests get their turn. */
const AT_ONCE = 8

/**
 * Judgements by everything that they depend on: the recipe, its version, the profile. It is only a cache,
 * because another instance computes the same.
 */
export type Judgements = Map<string, MealWarning | null>
export const createJudgements = (): Judgements => new Map()

/**
 * Returns the meals with warnings from the cook's profile. Whole recipes are read only for judgements that
 * are not in the cache.
 */
export async function judgeMeals(
  db: Queryable,
  userId: string,
  { meals, profile, versions }: PlannedMeals,
  kept: Judgements,
): Promise<Meal[]> {
  if (!profile || !hasRules(profile)) return meals
  const rules = rulesOf(profile)
  const keyOf = (recipeId: string) => `${recipeId} ${versions.get(recipeId)} ${rules}`
  const unknown = [...versions.keys()].filter((recipeId) => !kept.has(keyOf(recipeId)))
  if (unknown.length > 0) {
    const drafts = await draftsOf(db, userId, unknown)
    for (const [index, { id, version, draft }] of drafts.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await new Promise(setImmediate)
      keep(kept, `${id} ${version} ${rules}`, judgeRecipe(draft, profile))
    }
  }
  return meals.map((meal) => {
    const warning = meal.recipeId ? kept.get(keyOf(meal.recipeId)) : undefined
    return warning ? { ...meal, warning } : meal
  })
}

const rulesOf = ({ allergies, diets, dislikes }: EatingProfile) =>
  JSON.stringify([allergies, diets, dislikes])

/** Adds a judgement; the oldest one is dropped when the cache is full. */
function keep(kept: Judgements, key: string, judgement: MealWarning | null): void {
  if (kept.size >= MAX_KEPT) {
    const [oldest] = kept.keys()
    if (oldest !== undefined) kept.delete(oldest)
  }
  kept.set(key, judgement)
}
