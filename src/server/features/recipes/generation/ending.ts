import type { Generation } from '#contract/generations.ts'
import { isPremium } from '#domain/plan.ts'
import { monthOf, recipesLeft } from '#domain/quota.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { problemOf, recipeNotFound } from '#server/http/errors.ts'
import { usedThisMonth } from '#server/stores/ledger.ts'
import { getRecipe } from '#server/stores/recipes.ts'
import type { LastEvent } from './event-log.ts'
import { interrupted } from './failure.ts'

/**
 * Returns the last event of a generation from its row, for a stream whose last event was not stored, or
 * belongs to another server.
 */
export const endOf = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, status }: Pick<Actor, 'userId' | 'status'>,
  generation: Generation | null,
  id: number,
): Promise<LastEvent> => {
  if (generation?.state !== 'done' || !generation.recipeId) {
    return { id, type: 'error', data: generation?.problem ?? problemOf(interrupted()) }
  }
  const recipe = await getRecipe(db, userId, generation.recipeId)
  if (!recipe) return { id, type: 'error', data: problemOf(recipeNotFound()) }
  const now = clock.now()
  const used = isPremium(status) ? 0 : await usedThisMonth(db, userId, monthOf(now), now)
  const canGenerate = recipesLeft(status, used) !== 0
  return { id, type: 'done', data: { recipe, imageUrl: recipe.imageUrl, canGenerate } }
}
