import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind, done } from '#server/http/bind.ts'
import { conflict, recipeNotFound } from '#server/http/errors.ts'
import { getShared, saveShared, shareRecipe, unshareRecipe } from '#server/stores/shares.ts'

export const sharedRoutes = (
  app: FastifyInstance,
  { db, clock }: Deps,
  { publicUrl }: { publicUrl: string },
) => {
  // The body is the same for a recipe that never existed, was never shared, or is no longer shared.
  bind(app, api.shared.get, async ({ params }) => {
    const recipe = await getShared(db, params.id)
    if (!recipe) throw recipeNotFound()
    return recipe
  })
  bind(app, api.shared.save, async ({ actor, params }) => {
    const saved = await saveShared(db, actor.userId, params.id, clock.now())
    if (!saved) throw recipeNotFound()
    if (!saved.isNew) throw conflict('You have already saved this recipe to your collection.')
    return saved.recipe
  })
  bind(app, api.recipes.share, async ({ actor, params }) => {
    if (!(await shareRecipe(db, actor.userId, params.id, clock.now()))) throw recipeNotFound()
    return { url: `${publicUrl}/share/${params.id}` }
  })
  bind(app, api.recipes.unshare, async ({ actor, params }) => {
    if (!(await unshareRecipe(db, actor.userId, params.id))) throw recipeNotFound()
    return done
  })
}
