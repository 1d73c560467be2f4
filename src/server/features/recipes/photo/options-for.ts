import { v7 as uuidv7 } from 'uuid'
import type { RecipeOption } from '#contract/recipes.ts'
import { seasonOf } from '#domain/season.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { offerOptions } from '#kitchen/photo/index.ts'
import { underProfile } from '#kitchen/profile/index.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, unauthenticated } from '#server/http/errors.ts'
import { inPieces } from '#server/in-pieces.ts'
import { recentTitles } from '#server/stores/recipes.ts'
import { getSettings } from '#server/stores/settings.ts'

/**
 * Finds at most three recipes that the kitchen's own engine can make of these ingredients under the cook's
 * profile. Ingredients that the profile rules out are left out of them instead of refused, because they may
 * belong to another person of the household.
 * @throws AppError recipe_refused when something in the list cannot be eaten
 */
export async function optionsFor(
  { db, clock, cookbook }: Pick<Deps, 'db' | 'clock' | 'cookbook'>,
  userId: string,
  ingredients: readonly string[],
  signal: AbortSignal,
): Promise<RecipeOption[]> {
  const settings = await getSettings(db, userId)
  if (!settings) throw unauthenticated()
  const read = readCraving(ingredients.join(', '))
  if (read.refusal) throw new AppError('recipe_refused', read.refusal)
  const { craving } = underProfile(read, settings)
  const work = offerOptions(cookbook, {
    ingredients,
    craving,
    // The random seed gives other ideas when the cook asks again.
    seed: `${userId} ${uuidv7()}`,
    season: seasonOf(clock.now(), settings.hemisphere),
    recentTitles: await recentTitles(db, userId),
  })
  return inPieces(signal, work)
}
