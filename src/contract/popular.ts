import { z } from 'zod'
import { category, id, idParams, instant, message, ok, writtenText } from './common.ts'
import { recipe, recipeHead } from './recipe.ts'
import { route } from './route.ts'
import { sharedRecipe } from './shared.ts'

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export const season = z.enum(seasons)
export type Season = z.infer<typeof season>

export const popularRecipe = recipeHead.extend({
  ...recipe.pick({ id: true, imageUrl: true, imageAlt: true }).shape,
  averageRating: z.number().nullable(),
  totalRatings: z.int(),
  /** Cuisine such as `Thai`; null for recipes that cooks have listed. */
  cuisine: z.string().nullable(),
  /** True when the caller has the recipe already, as a copy or as its author. */
  isSaved: z.boolean(),
})
export type PopularRecipe = z.infer<typeof popularRecipe>

/** The whole recipe, to read before saving it. */
export const popularPreview = sharedRecipe.omit({ createdAt: true, groceryList: true }).extend({
  cuisine: z.string().nullable(),
  seasons: z.array(season),
  isSaved: z.boolean(),
})
export type PopularPreview = z.infer<typeof popularPreview>

export const popularQuery = z.object({
  q: z.string().trim().max(200).default(''),
  category: category.optional(),
  season: season.optional(),
  limit: z.coerce.number().int().min(1).max(96).optional(),
  /** The cursor that the previous page returned. */
  cursor: z.string().max(200).optional(),
})
export type PopularQuery = z.output<typeof popularQuery>

export const reportReasons = ['unsafe', 'offensive', 'copied', 'spam', 'other'] as const

export const recipeReport = z.object({
  id,
  reason: z.enum(reportReasons),
  note: z.string(),
  at: instant,
  recipe: z.object({ id, title: z.string(), owner: z.string().nullable() }),
})
export type RecipeReport = z.infer<typeof recipeReport>

export const suggestion = z.object({
  recipe: popularRecipe,
  /** One line that explains the suggestion. */
  reason: z.string(),
})
export type Suggestion = z.infer<typeof suggestion>

/** State of a cook's own recipe in the popular library. */
export const listing = z.object({
  isListed: z.boolean(),
  /** False for a copy of another cook's recipe, and for a recipe that an administrator removed. */
  canList: z.boolean(),
  why: z.string().nullable(),
})
export type Listing = z.infer<typeof listing>

export const popular = {
  list: route({
    method: 'GET',
    path: '/api/recipes/popular',
    access: 'premium',
    summary:
      "The popular library, best rated first. With `limit`, the next page's cursor is in the Link header.",
    query: popularQuery,
    reply: z.array(popularRecipe),
  }),
  seasons: route({
    method: 'GET',
    path: '/api/recipes/popular/seasons',
    access: 'premium',
    summary: "The four seasons' collections, the cook's current one first: the best of each.",
    reply: z.array(z.object({ season, isNow: z.boolean(), recipes: z.array(popularRecipe) })),
  }),
  suggestions: route({
    method: 'GET',
    path: '/api/recipes/popular/suggestions',
    access: 'premium',
    summary: 'What the cook may like, each with its reason. Never what their profile forbids.',
    reply: z.array(suggestion),
  }),
  get: route({
    method: 'GET',
    path: '/api/recipes/popular/:id',
    access: 'premium',
    summary: 'One recipe of the library, whole.',
    params: idParams,
    reply: popularPreview,
  }),
  save: route({
    method: 'POST',
    path: '/api/recipes/popular/:id/save',
    access: 'premium',
    summary: "Copies a popular recipe into the cook's collection, once.",
    params: idParams,
    reply: recipe,
  }),
  report: route({
    method: 'POST',
    path: '/api/recipes/popular/:id/report',
    access: 'premium',
    summary: 'Tells the administrators of a recipe that should not be in the library.',
    params: idParams,
    body: z.object({ reason: z.enum(reportReasons), note: writtenText(1000).default('') }),
    reply: message,
  }),
  listing: route({
    method: 'GET',
    path: '/api/recipes/:id/listing',
    access: 'user',
    summary: "Whether the cook's own recipe is listed in the popular library.",
    params: idParams,
    reply: listing,
  }),
  addListing: route({
    method: 'POST',
    path: '/api/recipes/:id/listing',
    access: 'user',
    summary: "Lists the cook's own shared recipe in the popular library.",
    params: idParams,
    reply: listing,
  }),
  removeListing: route({
    method: 'DELETE',
    path: '/api/recipes/:id/listing',
    access: 'user',
    summary: 'Takes it out of the library again.',
    params: idParams,
    reply: listing,
  }),
  reports: route({
    method: 'GET',
    path: '/api/admin/reports',
    access: 'admin',
    summary: 'Reports that are still open, oldest first.',
    reply: z.array(recipeReport),
  }),
  settleReport: route({
    method: 'POST',
    path: '/api/admin/reports/:id',
    access: 'admin',
    summary: 'Closes a report: the recipe stays, or goes out of the library for good.',
    params: idParams,
    body: z.object({ unlist: z.boolean() }),
    reply: ok,
  }),
}
