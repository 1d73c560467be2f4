import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind, done } from '#server/http/bind.ts'
import { conflict, notFound, planFull, recipeNotFound } from '#server/http/errors.ts'
import { idempotencyKeyOf } from '#server/http/idempotency-key.ts'
import { paged } from '#server/http/paging.ts'
import { answerList } from '#server/http/whole-list.ts'
import {
  canMoveIn,
  deleteRecipe,
  getRecipe,
  listCards,
  listRecipes,
  moveRecipe,
  restoreRecipe,
  toggleFavorite,
} from '#server/stores/recipes.ts'
import { createRecipe } from './create-recipe.ts'
import { editRecipe } from './edit-recipe.ts'

/** Number of cards that fill two screens of a desktop, and twelve of a phone. */
const CARDS_A_PAGE = 48

export const recipeRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db, clock } = deps

  bind(app, api.recipes.list, ({ actor, query, request, reply }) =>
    answerList(
      { query, request, reply },
      async (place) => {
        const { recipes: rows, nextCursor } = await listRecipes(db, actor.userId, { ...query, ...place })
        return { rows, nextCursor }
      },
      { canMove: canMoveIn(query) },
    ),
  )
  bind(app, api.recipes.cards, ({ actor, query }) =>
    paged(() => listCards(db, actor.userId, { ...query, limit: query.limit ?? CARDS_A_PAGE })),
  )
  bind(app, api.recipes.get, async ({ actor, params }) => {
    const recipe = await getRecipe(db, actor.userId, params.id)
    if (!recipe) throw recipeNotFound()
    return recipe
  })
  bind(app, api.recipes.create, ({ actor, body, request }) =>
    createRecipe(deps, actor.userId, body, idempotencyKeyOf(request.headers['idempotency-key'])),
  )
  bind(app, api.recipes.update, ({ actor, params, body }) => editRecipe(deps, actor.userId, params.id, body))
  bind(app, api.recipes.remove, async ({ actor, params }) => {
    if (!(await deleteRecipe(db, actor.userId, params.id, clock.now()))) throw recipeNotFound()
    return done
  })
  bind(app, api.recipes.restore, async ({ actor, params }) => {
    const restored = await restoreRecipe(db, actor.userId, params.id)
    if (restored === 'taken') throw conflict('You already have this recipe in your collection!')
    if (restored === 'plan_full') throw planFull()
    if (!restored) throw recipeNotFound()
    return restored
  })
  bind(app, api.recipes.favorite, async ({ actor, params, body }) => {
    const isFavorite = await toggleFavorite(db, actor.userId, params.id, body?.isFavorite)
    if (isFavorite === null) throw recipeNotFound()
    return { isFavorite }
  })
  bind(app, api.recipes.move, async ({ actor, params, body }) => {
    const moved = await moveRecipe(db, actor.userId, params.id, body.folderId)
    if (moved === 'recipe_not_found') throw recipeNotFound()
    if (moved === 'folder_not_found') throw notFound('Folder')
    return moved
  })
}
