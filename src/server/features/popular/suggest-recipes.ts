import type { Suggestion } from '#contract/popular.ts'
import { seasonOf } from '#domain/season.ts'
import { type Candidate, suggest } from '#domain/suggest.ts'
import { type EatingProfile, isForbidden } from '#kitchen/profile/index.ts'
import type { Deps } from '#server/deps.ts'
import { popularByIds } from '#server/stores/library.ts'
import { getSettings } from '#server/stores/settings.ts'
import { candidatesFor, likedBy, listedDrafts } from '#server/stores/taste.ts'

const SUGGESTED = 6

/**
 * Chooses "Suggested for you" from the recipes that the cook rated, marked, cooked and planned, within the
 * profile.
 */
export async function suggestRecipes({ db, clock }: Deps, userId: string): Promise<Suggestion[]> {
  const [settings, liked, candidates] = await Promise.all([
    getSettings(db, userId),
    likedBy(db, userId),
    candidatesFor(db, userId),
  ])
  if (!settings) return []
  const forbids = await forbiddenTo(db, settings, candidates)
  const season = seasonOf(clock.now(), settings.hemisphere)
  const chosen = suggest(candidates, { liked, season, forbids }, SUGGESTED)
  const recipes = await popularByIds(
    db,
    userId,
    chosen.map(({ id }) => id),
  )
  return chosen.flatMap(({ id, reason }) => {
    const recipe = recipes.get(id)
    return recipe ? [{ recipe, reason }] : []
  })
}

/**
 * Returns a check of candidates against the profile. Whole recipes are read only for a profile that has
 * rules.
 */
async function forbiddenTo(
  db: Deps['db'],
  profile: EatingProfile,
  candidates: readonly Candidate[],
): Promise<(id: string) => boolean> {
  if (profile.allergies.length + profile.diets.length + profile.dislikes.length === 0) return () => false
  const drafts = await listedDrafts(
    db,
    candidates.map(({ id }) => id),
  )
  return (id) => {
    const draft = drafts.get(id)
    return !draft || isForbidden(draft, profile)
  }
}
