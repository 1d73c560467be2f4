import { z } from 'zod'
import { id, idParams, ok } from './common.ts'
import { recipe } from './recipe.ts'
import { route } from './route.ts'

export const mealTypes = ['breakfast', 'lunch', 'dinner', 'prep'] as const

export const mealBody = z.object({
  recipeId: id,
  /** A calendar date without a time zone, yyyy-MM-dd. */
  date: z.iso.date(),
  mealType: z.enum(mealTypes),
  note: z.string().trim().max(500).optional(),
})

export const meal = mealBody.extend({
  id,
  recipe: recipe.pick({ id: true, title: true, imageUrl: true, prepTime: true, servings: true }),
})

export const meals = {
  list: route({
    method: 'GET',
    path: '/api/meal-calendar',
    access: 'premium',
    summary: 'Planned meals, each with its recipe.',
    reply: z.array(meal),
  }),
  create: route({
    method: 'POST',
    path: '/api/meal-calendar',
    access: 'premium',
    summary: 'Plans a meal.',
    body: mealBody,
    reply: meal,
    status: 201,
  }),
  update: route({
    method: 'PATCH',
    path: '/api/meal-calendar/:id',
    access: 'premium',
    summary: 'Changes a planned meal.',
    params: idParams,
    body: mealBody,
    reply: meal,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/meal-calendar/:id',
    access: 'premium',
    summary: 'Takes a meal out of the plan.',
    params: idParams,
    reply: ok,
  }),
}
