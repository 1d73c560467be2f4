import { v7 as uuidv7 } from 'uuid'
import { MAX_OPEN_GENERATIONS, MAX_PROMPT_LENGTH } from '#contract/limits.ts'
import { headOf } from '#contract/storable-text.ts'
import { isPremium } from '#domain/plan.ts'
import { monthOf, quotaMessage } from '#domain/quota.ts'
import { seasonOf } from '#domain/season.ts'
import { readCraving } from '#kitchen/craving/read-craving.ts'
import { languageOf } from '#kitchen/languages/language-of.ts'
import { cravingOfOption } from '#kitchen/photo/index.ts'
import { conflictMessage, underProfile, unnamedAllergies } from '#kitchen/profile/index.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { AppError, unauthenticated } from '#server/http/errors.ts'
import { idempotencyKeyOf } from '#server/http/idempotency-key.ts'
import { createTurns, inOnePiece } from '#server/in-pieces.ts'
import { reserveGeneration } from '#server/stores/quota.ts'
import { getSettings } from '#server/stores/settings.ts'
import type { Request } from './job.ts'
import { makeRecipe } from './make-recipe.ts'
import type { Runner } from './runner.ts'

export const quotaExceeded = () => new AppError('quota_exceeded', quotaMessage())
export const tooManyOpen = () =>
  new AppError(
    'generation_in_progress',
    'Your other recipes are still being made. Please wait until one is done.',
    {
      retryAfterS: 5,
    },
  )

/**
 * Reserves a generation in the quota ledger and starts the work. The same idempotency key returns the same
 * generation.
 */
export const ask = async (
  { db, clock, cookbook }: Deps,
  runner: Runner,
  actor: Actor,
  asked: Request,
  keyHeader: unknown,
): Promise<string> => {
  const request = { ...asked, prompt: headOf(asked.prompt, MAX_PROMPT_LENGTH) }
  const now = clock.now()
  const understood = await understand({ db, cookbook }, actor.userId, request, now)
  const reservation = await reserveGeneration(db, {
    userId: actor.userId,
    kind: request.kind,
    month: monthOf(now),
    idempotencyKey: idempotencyKeyOf(keyHeader) ?? uuidv7(),
    request,
    now,
    leaseMs: runner.leaseMs,
    unlimited: isPremium(actor.status),
    maxOpen: MAX_OPEN_GENERATIONS,
  })
  switch (reservation.outcome) {
    case 'exhausted':
      throw quotaExceeded()
    case 'busy':
      throw tooManyOpen()
    case 'existing':
      return reservation.generation.id
    case 'reserved': {
      const { id, attempt } = reservation.generation
      const job = {
        userId: actor.userId,
        generationId: id,
        request,
        ...understood,
        attempt,
        status: actor.status,
      }
      runner.start(job, (kitchen, log, signal) => makeRecipe(kitchen, job, log, signal))
      return id
    }
  }
}

/** Queue of readings: twenty cooks who ask at once would hold up all others for the sum of their readings. */
const readInTurn = createTurns()
/** Signal that is never aborted: a reading takes milliseconds. */
const unending = new AbortController().signal

/**
 * Reads the craving of the words, under the rules of the cook's profile.
 * @throws AppError recipe_refused when no recipe is possible, profile_conflict when the profile rules it out
 */
const understand = async (
  { db, cookbook }: Pick<Deps, 'db' | 'cookbook'>,
  userId: string,
  request: Request,
  now: Date,
) => {
  const read = request.option
    ? cravingOfOption(request.option)
    : await readInTurn(
        unending,
        inOnePiece(() => readCraving(request.prompt, request.category, cookbook)),
      )
  if (read.refusal) throw new AppError('recipe_refused', read.refusal)
  const settings = await getSettings(db, userId)
  if (!settings) throw unauthenticated()
  const { craving, conflicts } = underProfile(read, settings)
  if (conflicts.length > 0) throw new AppError('profile_conflict', conflictMessage(conflicts))
  const unnamed = unnamedAllergies(craving)
  if (unnamed) throw new AppError('recipe_refused', unnamed)
  // The typed words decide the language; the option of a photo has that of the interface, which is English.
  const language = request.option ? 'en' : languageOf(request.prompt)
  return { craving, season: seasonOf(now, settings.hemisphere), language, units: settings.units }
}
