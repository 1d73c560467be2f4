import { z } from 'zod'
import { idParams } from './common.ts'
import { recipe } from './recipe.ts'
import { route } from './route.ts'

export const popularRecipe = recipe
  .pick({
    id: true,
    title: true,
    description: true,
    category: true,
    imageUrl: true,
    prepTime: true,
    cookTime: true,
    servings: true,
  })
  .extend({ averageRating: z.number().nullable(), totalRatings: z.int() })

export const popular = {
  list: route({
    method: 'GET',
    path: '/api/recipes/popular',
    access: 'premium',
    summary: 'The popular library.',
    reply: z.array(popularRecipe),
  }),
  save: route({
    method: 'POST',
    path: '/api/recipes/popular/:id/save',
    access: 'premium',
    summary: "Copies a popular recipe into the cook's collection.",
    params: idParams,
    reply: recipe,
  }),
}
