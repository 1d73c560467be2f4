import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import { openDoubts } from '#kitchen/reading/review.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { notFound, recipeNotFound } from '#server/http/errors.ts'
import { getRecipe } from '#server/stores/recipes.ts'
import { endReview, getReview } from '#server/stores/reviews.ts'

const reviewNotFound = () => notFound('Review')

/** Routes of the review that follows a recipe read from photos, until the cook confirms it. */
export const reviewRoutes = (app: FastifyInstance, { db, photos, log }: Deps) => {
  bind(app, api.reviews.get, async ({ actor, params }) => {
    const open = await getReview(db, actor.userId, params.id)
    if (!open) throw reviewNotFound()
    const { review, recipe, others } = open
    return {
      ...review,
      others,
      unread: review.unread ?? [],
      recipeId: recipe.id,
      photos: review.photos.map((size, index) => ({
        ...size,
        url: `/api/recipes/${recipe.id}/review/photos/${index}`,
      })),
      doubts: openDoubts(review.doubts, recipe),
    }
  })

  bind(app, api.reviews.photo, async ({ actor, params, reply }) => {
    const open = await getReview(db, actor.userId, params.id)
    const name = open?.photos[params.photo]
    const jpeg = name && (await photos.read(actor.userId, name))
    if (!jpeg) throw notFound('Photo')
    return reply
      .type('image/jpeg')
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength))
  })

  // A second confirmation has no effect, because another tab may have been faster.
  bind(app, api.reviews.confirm, async ({ actor, params }) => {
    const ended = await endReview(db, actor.userId, params.id)
    for (const name of ended?.photos ?? []) {
      // The review is over either way, and the sweep removes photos that remain.
      await photos.remove(actor.userId, name).catch((error: unknown) => {
        log.warn({ err: error }, 'a photo could not be removed; it will be swept')
      })
    }
    const recipe = await getRecipe(db, actor.userId, params.id)
    if (!recipe) throw recipeNotFound()
    return recipe
  })
}
