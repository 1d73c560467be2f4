import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import { atHand, nameOfNeed, suggestFoods } from '#kitchen/pantry/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { makeableRecipes } from '#server/stores/pantry.ts'
import { searchRecipes } from '#server/stores/search.ts'

export const searchRoutes = (app: FastifyInstance, { db }: Deps) => {
  bind(app, api.search.recipes, ({ actor, query }) => searchRecipes(db, actor.userId, query))
  bind(app, api.search.pantry, async ({ actor, query: { have, limit } }) => {
    const answers = [...new Set(have.flatMap((text) => atHand(text)?.answers ?? []))]
    const { hits, more } = await makeableRecipes(db, actor.userId, { answers, limit })
    const named = hits.map(({ recipe, missing, used }) => ({
      recipe,
      missing: missing.map(nameOfNeed),
      used: used.map(nameOfNeed),
    }))
    return { hits: named, more }
  })
  bind(app, api.search.foods, ({ query }) => ({ names: suggestFoods(query.q) }))
}
