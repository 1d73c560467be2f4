import type { ImageAnalysis } from '#contract/recipes.ts'
import { monthOf, quotaMessage, recipesLeft } from '#domain/quota.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { AppError, unauthenticated } from '#server/http/errors.ts'
import type { Ai } from '#server/ports/ai.ts'
import { usedThisMonth } from '#server/stores/ledger.ts'
import { beginLook, endLook } from '#server/stores/photo-looks.ts'
import { getSettings } from '#server/stores/settings.ts'
import { findFoods } from './find-foods.ts'
import { optionsFor } from './options-for.ts'

/**
 * Milliseconds of the lease, longer than the longest wait for a model; after a crash of the server, the cook
 * is free once it ends.
 */
const LEASE_MS = 11 * 60_000
/** Maximum number of photos a day, which only a script would reach. */
const PER_DAY = 60

/**
 * Finds the ingredients on a photo, and recipes for them. It uses no quota, but needs some left. `photo`
 * decodes the picture once all checks have passed; it is not stored.
 * @throws AppError quota_exceeded, generation_in_progress (one at a time), too_many_requests, or the reason
 * of a failure
 */
export async function analyzePhoto(
  deps: Deps,
  sight: Pick<Ai, 'vision' | 'lookForFoods'>,
  actor: Actor,
  photo: () => Promise<Uint8Array>,
  signal: AbortSignal,
): Promise<ImageAnalysis> {
  const { db, clock } = deps
  await requireQuota(deps, actor)
  const settings = await getSettings(db, actor.userId)
  if (!settings) throw unauthenticated()
  const begun = await beginLook(db, {
    userId: actor.userId,
    now: clock.now(),
    leaseMs: LEASE_MS,
    perDay: PER_DAY,
  })
  if (begun.outcome === 'busy') throw stillLooking(begun.retryAfterS)
  if (begun.outcome === 'too_many') throw enoughForToday()
  try {
    const found = await findFoods({ ...deps, ai: sight }, await photo(), settings, signal)
    if (found.recipeOptions.length > 0 || found.ingredients.length === 0) return found
    const names = found.ingredients.map(({ name }) => name)
    return { ...found, recipeOptions: await optionsFor(deps, actor.userId, names, signal) }
  } finally {
    await endLook(db, actor.userId, begun.lookId)
  }
}

/** @throws AppError quota_exceeded when this month's quota is used up */
export async function requireQuota({ db, clock }: Pick<Deps, 'db' | 'clock'>, { userId, status }: Actor) {
  const now = clock.now()
  const used = await usedThisMonth(db, userId, monthOf(now), now)
  if (recipesLeft(status, used) === 0) throw new AppError('quota_exceeded', quotaMessage(now))
}

const stillLooking = (retryAfterS: number) =>
  new AppError(
    'generation_in_progress',
    'Your other photo is still being analyzed. Please wait until it is done.',
    { retryAfterS },
  )
const enoughForToday = () =>
  new AppError('too_many_requests', `That were ${PER_DAY} photos today. Please come back tomorrow.`, {
    retryAfterS: 3600,
  })
