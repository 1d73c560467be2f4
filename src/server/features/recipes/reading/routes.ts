import type { FastifyInstance } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { api } from '#contract/index.ts'
import { MAX_OPEN_GENERATIONS, MAX_RECIPE_PAGES } from '#contract/limits.ts'
import { isPremium } from '#domain/plan.ts'
import { monthOf } from '#domain/quota.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { bind } from '#server/http/bind.ts'
import { appErrorOf } from '#server/http/errors.ts'
import { readerGone, sendEvents, wantsEventStream } from '#server/http/event-stream.ts'
import { idempotencyKeyOf } from '#server/http/idempotency-key.ts'
import { readPages } from '#server/http/uploads.ts'
import { reserveGeneration } from '#server/stores/quota.ts'
import { quotaExceeded, tooManyOpen } from '../generation/ask.ts'
import { followGeneration } from '../generation/follow.ts'
import type { Runner } from '../generation/runner.ts'
import { makeFromPhotos } from './make-from-photos.ts'
import type { Upload } from './read-photos.ts'

/**
 * Maximum number of calls a minute; each decodes up to ten pages, so it is more expensive than other
 * generations.
 */
const perMinute = 20

/** Route `POST /api/recipes/ocr`, which turns pages of written recipes into recipes in review. */
export const readingRoutes = (app: FastifyInstance, deps: Deps, runner: Runner) => {
  bind(
    app,
    api.recipes.ocr,
    async ({ actor, request, reply, query }) => {
      const pages = await readPages(request, deps.photos, MAX_RECIPE_PAGES)
      const id = await ask(
        deps,
        runner,
        actor,
        { pages, are: query.pages },
        request.headers['idempotency-key'],
      )
      const events = followGeneration(deps, runner, actor, id, { signal: readerGone(reply) })
      if (wantsEventStream(request)) return sendEvents(reply, events)
      for await (const event of events) {
        if (event.type === 'error') throw appErrorOf(event.data)
        if (event.type !== 'done') continue
        const { recipe, others } = event.data
        return { recipe: { id: recipe.id, title: recipe.title }, ...(others && { others }) }
      }
      return reply
    },
    { perMinute },
  )
}

/**
 * Reserves a generation in the quota ledger and starts the work. The same idempotency key returns the same
 * generation.
 */
const ask = async (
  { db, clock }: Deps,
  runner: Runner,
  actor: Actor,
  upload: Upload,
  keyHeader: unknown,
): Promise<string> => {
  const now = clock.now()
  const reservation = await reserveGeneration(db, {
    userId: actor.userId,
    kind: 'ocr',
    month: monthOf(now),
    idempotencyKey: idempotencyKeyOf(keyHeader) ?? uuidv7(),
    request: { photos: upload.pages.length, pages: upload.are },
    now,
    leaseMs: runner.leaseMs,
    unlimited: isPremium(actor.status),
    maxOpen: MAX_OPEN_GENERATIONS,
  })
  if (reservation.outcome === 'exhausted') throw quotaExceeded()
  if (reservation.outcome === 'busy') throw tooManyOpen()
  const { id } = reservation.generation
  if (reservation.outcome === 'reserved') {
    const job = { userId: actor.userId, generationId: id, status: actor.status }
    runner.start(job, (kitchen, log, signal) => makeFromPhotos(kitchen, job, upload, log, signal))
  }
  return id
}
