import { z } from 'zod'
import { idParams, instant, ok } from './common.ts'
import { meal } from './meals.ts'
import { route } from './route.ts'

export const MAX_SHELF_RECIPES = 200

/** A recipe that the cook wants to cook some day, without a date yet. */
export const shelfRecipe = z.object({ recipe: meal.shape.recipe.unwrap(), addedAt: instant })
export type ShelfRecipe = z.infer<typeof shelfRecipe>

export const shelf = {
  list: route({
    method: 'GET',
    path: '/api/shelf',
    access: 'premium',
    summary: 'Recipes to cook some day, the latest first.',
    reply: z.array(shelfRecipe),
  }),
  add: route({
    method: 'PUT',
    path: '/api/shelf/:id',
    access: 'premium',
    summary: 'Puts a recipe on the shelf. One that is there stays where it is.',
    params: idParams,
    /** `addedAt` puts a removed recipe back in its old place. */
    body: z.object({ addedAt: instant.optional() }),
    reply: shelfRecipe,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/shelf/:id',
    access: 'premium',
    summary: 'Takes a recipe off the shelf. The recipe itself stays.',
    params: idParams,
    reply: ok,
  }),
}
