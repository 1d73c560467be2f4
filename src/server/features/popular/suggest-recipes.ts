import type { Suggestion } from '#contract/popular.ts'
import { seasonOf } from '#domain/season.ts'
import { suggest } from '#domain/suggest.ts'
import { isForbidden } from '#kitchen/profile/index.ts'
import type { Deps } from '#server/deps.ts'
import { popularByIds } from '#server/stores/library.ts'
import { getSettings } from '#server/stores/settings.ts'
import { candidatesFor, likedBy } from '#server/stores/taste.ts'

const SUGGESTED = 6

/** "Suggested for you": from what the cook rated, marked, cooked and planned, under their profile. */
export async function suggestRecipes({ db, clock }: Deps, userId: string): Promise<Suggestion[]> {
  const [settings, liked, candidates] = await Promise.all([
    getSettings(db, userId),
    likedBy(db, userId),
    candidatesFor(db, userId),
  ])
  if (!settings) return []
  const drafts = new Map(candidates.map(({ id, draft }) => [id, draft]))
  const forbids = (id: string) => {
    const draft = drafts.get(id)
    return !draft || isForbidden(draft, settings)
  }
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
