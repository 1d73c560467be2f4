import { z } from 'zod'
import { idParams } from './common.ts'
import { recipe, recipeDraft } from './recipe.ts'
import { route } from './route.ts'

/** The public page of a recipe: nothing about its owner, and the grocery list as one plain list. */
export const sharedRecipe = recipeDraft.extend({
  ...recipe.pick({
    id: true,
    imageUrl: true,
    imageAlt: true,
    nutrition: true,
    createdAt: true,
    averageRating: true,
    totalRatings: true,
  }).shape,
  groceryList: z.array(z.string()),
})
export type SharedRecipe = z.infer<typeof sharedRecipe>

export const shared = {
  get: route({
    method: 'GET',
    path: '/api/recipes/shared/:id',
    access: 'public',
    summary: 'A recipe whose owner shared it.',
    params: idParams,
    reply: sharedRecipe,
  }),
  save: route({
    method: 'POST',
    path: '/api/recipes/shared/:id/save',
    access: 'user',
    summary: "Copies a shared recipe into the cook's collection, once.",
    params: idParams,
    reply: recipe,
  }),
}
