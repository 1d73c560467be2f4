import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind, done } from '#server/http/bind.ts'
import { conflict, notFound, planFull, recipeNotFound } from '#server/http/errors.ts'
import { mustHaveCome } from '#server/http/must-have-come.ts'
import { createMeal, listMeals, removeMeals, updateMeal } from '#server/stores/meals.ts'
import { markCooked, unmarkCooked } from '#server/stores/meals-cooked.ts'
import { copyWeek, restoreMeals } from '#server/stores/meals-many.ts'
import { createJudgements, judgeMeals } from './judge-meals.ts'

const mealNotFound = () => notFound('Meal')

/**
 * Routes of the meal calendar, which needs an active subscription. The plan is kept after a subscription
 * ends, and returns with the next one.
 */
export const mealRoutes = (app: FastifyInstance, { db, clock }: Deps) => {
  const judgements = createJudgements()

  bind(app, api.meals.list, async ({ actor, query }) =>
    judgeMeals(db, actor.userId, await listMeals(db, actor.userId, query), judgements),
  )
  bind(app, api.meals.create, async ({ actor, body }) => {
    const meal = await createMeal(db, actor.userId, body, clock.now())
    if (meal === 'full') throw planFull()
    if (meal === 'no_recipe') throw recipeNotFound()
    return meal
  })
  bind(app, api.meals.update, async ({ actor, params, body }) => {
    const meal = await updateMeal(db, actor.userId, params.id, body, clock.now())
    if (meal === 'not_found') throw mealNotFound()
    if (meal === 'no_recipe') throw recipeNotFound()
    if (meal === 'changed') throw conflict('This meal was changed elsewhere in the meantime.')
    return meal
  })
  bind(app, api.meals.remove, async ({ actor, params }) => {
    if ((await removeMeals(db, actor.userId, [params.id])) === 0) throw mealNotFound()
    return done
  })
  bind(app, api.meals.removeMany, async ({ actor, body }) => ({
    removed: await removeMeals(db, actor.userId, body.ids),
  }))
  bind(app, api.meals.restore, async ({ actor, body }) => {
    const restored = await restoreMeals(db, actor.userId, body.meals, clock.now())
    if (restored === 'full') throw planFull()
    return restored
  })
  bind(app, api.meals.copyWeek, async ({ actor, body }) => {
    const copied = await copyWeek(db, actor.userId, body, clock.now())
    if (copied === 'too_many') throw conflict('That week has too many meals to be copied at once.')
    if (copied === 'full') throw planFull()
    return copied
  })
  bind(app, api.meals.markCooked, async ({ actor, params, body }) => {
    mustHaveCome(body.cookedOn, clock.now())
    const meal = await markCooked(db, actor.userId, params.id, body.cookedOn, clock.now())
    if (meal === 'not_found') throw mealNotFound()
    if (meal === 'no_recipe') throw conflict('Only a meal with a recipe can be marked as cooked.')
    return meal
  })
  bind(app, api.meals.unmarkCooked, async ({ actor, params }) => {
    const meal = await unmarkCooked(db, actor.userId, params.id)
    if (!meal) throw mealNotFound()
    return meal
  })
}
