import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { recipeNotFound } from '#server/http/errors.ts'
import { getRating, rate, ratingStats } from '#server/stores/ratings.ts'

export const ratingRoutes = (app: FastifyInstance, { db, clock }: Deps) => {
  bind(app, api.ratings.get, async ({ actor, params }) => {
    const rating = await getRating(db, actor.userId, params.id)
    if (!rating) throw recipeNotFound()
    return rating
  })
  bind(app, api.ratings.stats, async ({ actor, params }) => {
    const stats = await ratingStats(db, actor.userId, params.id)
    if (!stats) throw recipeNotFound()
    return stats
  })
  bind(app, api.ratings.rate, async ({ actor, params, body }) => {
    const saved = await rate(db, actor.userId, params.id, body, clock.now())
    if (!saved) throw recipeNotFound()
    return saved
  })
}
