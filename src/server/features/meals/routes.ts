import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind, done } from '#server/http/bind.ts'
import { notFound, recipeNotFound } from '#server/http/errors.ts'
import { createMeal, listMeals, removeMeal, updateMeal } from '#server/stores/meals.ts'

const mealNotFound = () => notFound('Meal')

/** The meal calendar, for those whose subscription is active. What a lapsed one planned stays, and comes back. */
export const mealRoutes = (app: FastifyInstance, { db, clock }: Deps) => {
  bind(app, api.meals.list, ({ actor, query }) => listMeals(db, actor.userId, query))
  bind(app, api.meals.create, async ({ actor, body }) => {
    const meal = await createMeal(db, actor.userId, body, clock.now())
    if (!meal) throw recipeNotFound()
    return meal
  })
  bind(app, api.meals.update, async ({ actor, params, body }) => {
    const meal = await updateMeal(db, actor.userId, params.id, body, clock.now())
    if (meal === 'not_found') throw mealNotFound()
    if (meal === 'no_recipe') throw recipeNotFound()
    return meal
  })
  bind(app, api.meals.remove, async ({ actor, params }) => {
    if (!(await removeMeal(db, actor.userId, params.id))) throw mealNotFound()
    return done
  })
}
