import type { FastifyInstance } from 'fastify'
import type { RecipeFoods } from '#contract/foods.ts'
import { api } from '#contract/index.ts'
import type { Recipe } from '#contract/recipe.ts'
import { allergensOf } from '#kitchen/checks/index.ts'
import { searchFoods } from '#kitchen/foods/index.ts'
import { type Corrections, nutritionLines } from '#kitchen/nutrition/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { recipeNotFound } from '#server/http/errors.ts'
import { getCorrections } from '#server/stores/food-corrections.ts'
import { getRecipe } from '#server/stores/recipes.ts'
import { correctFood } from './correct-food.ts'

export const foodRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps

  bind(app, api.foods.search, ({ query }) =>
    searchFoods(query.search).map(({ id, name, kcal }) => ({ id, name, calories: kcal })),
  )
  bind(app, api.foods.ofRecipe, async ({ actor, params }) => {
    const recipe = await getRecipe(db, actor.userId, params.id)
    if (!recipe) throw recipeNotFound()
    return foodsOf(recipe, await getCorrections(db, actor.userId))
  })
  bind(app, api.foods.correct, async ({ actor, params, body }) => {
    const recipe = await correctFood(deps, actor.userId, params.id, body)
    return { recipe, ...foodsOf(recipe, await getCorrections(db, actor.userId)) }
  })
}

const foodsOf = ({ ingredients, servings, instructions }: Recipe, corrections: Corrections): RecipeFoods => ({
  lines: nutritionLines(ingredients, servings, corrections, instructions),
  allergens: allergensOf(ingredients),
})
