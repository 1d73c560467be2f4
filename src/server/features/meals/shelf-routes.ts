import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import { MAX_SHELF_RECIPES } from '#contract/shelf.ts'
import type { Deps } from '#server/deps.ts'
import { bind, done } from '#server/http/bind.ts'
import { conflict, recipeNotFound } from '#server/http/errors.ts'
import { addToShelf, listShelf, takeFromShelf } from '#server/stores/shelf.ts'

/** Routes of the shelf: recipes to cook some day, beside the calendar. */
export const shelfRoutes = (app: FastifyInstance, { db, clock }: Deps) => {
  bind(app, api.shelf.list, ({ actor }) => listShelf(db, actor.userId))
  bind(app, api.shelf.add, async ({ actor, params, body }) => {
    const now = clock.now()
    const given = body.addedAt ? new Date(body.addedAt) : now
    const added = await addToShelf(db, actor.userId, params.id, given > now ? now : given)
    if (added === 'full')
      throw conflict(`The shelf holds ${MAX_SHELF_RECIPES} recipes. Please take one off first.`)
    if (!added) throw recipeNotFound()
    return added
  })
  bind(app, api.shelf.remove, async ({ actor, params }) => {
    if (!(await takeFromShelf(db, actor.userId, params.id))) throw recipeNotFound()
    return done
  })
}
