import { z } from 'zod'
import { category } from './common.ts'
import { recipeCard } from './recipe.ts'
import { route } from './route.ts'
import { headOf } from './storable-text.ts'

/** Time filters of the search: quick is under 30 minutes, medium 30 to 60 inclusive, long more than 60. */
export const timeBands = ['quick', 'medium', 'long'] as const
export type TimeBand = (typeof timeBands)[number]

/** Number of results without a `limit`, and the highest `limit`. */
export const SEARCH_PAGE = 24
export const SEARCH_MAX = 240
/** Most ingredients that a cook may list as being at hand. */
export const MAX_AT_HAND = 60

const limit = z.coerce.number().int().min(1).max(SEARCH_MAX).default(SEARCH_PAGE)

export const searchQuery = z.object({
  /** Search words; when empty, all recipes that match the filters, newest first. */
  q: z.string().trim().max(200).default(''),
  category: category.optional(),
  time: z.enum(timeBands).optional(),
  limit,
})
export type SearchQuery = z.infer<typeof searchQuery>

export const searchFields = ['title', 'ingredients', 'description', 'steps', 'category'] as const

/** A place where a recipe matches: the text to show, and the matching words as they are written in it. */
export const searchMatch = z.object({
  field: z.enum(searchFields),
  text: z.string(),
  words: z.array(z.string()),
})
export type SearchMatch = z.infer<typeof searchMatch>

export const searchResult = z.object({
  hits: z.array(z.object({ recipe: recipeCard, matches: z.array(searchMatch) })),
  /**
   * Words that no recipe has, each with the similar words that were searched instead (one letter more, fewer,
   * different or swapped).
   */
  corrections: z.array(z.object({ typed: z.string(), found: z.array(z.string()) })),
  /** True when a larger `limit` would return more. */
  more: z.boolean(),
})
export type SearchResult = z.infer<typeof searchResult>

export const pantryQuery = z.object({
  /** Ingredients at hand, separated by commas: `tomatoes,onion,rice`. */
  have: z
    .string()
    .max(4000)
    .transform((text) => [
      ...new Set(
        text
          .split(',')
          .map((one) => headOf(one.trim(), 100))
          .filter(Boolean),
      ),
    ])
    .pipe(z.array(z.string()).min(1, 'Say at least one ingredient that you have.').max(MAX_AT_HAND)),
  limit,
})

export const pantryResult = z.object({
  /**
   * Recipes with the fewest missing foods first. `missing` and `used` are names of foods; both leave out
   * staples.
   */
  hits: z.array(z.object({ recipe: recipeCard, missing: z.array(z.string()), used: z.array(z.string()) })),
  more: z.boolean(),
})
export type PantryResult = z.infer<typeof pantryResult>

export const search = {
  recipes: route({
    method: 'GET',
    path: '/api/recipes/search',
    access: 'user',
    summary: "Searches the cook's recipes by title, ingredients, description and steps, best first.",
    query: searchQuery,
    reply: searchResult,
  }),
  pantry: route({
    method: 'GET',
    path: '/api/recipes/what-can-i-make',
    access: 'user',
    summary: "The cook's recipes that use what is at hand, fewest missing ingredients first.",
    query: pantryQuery,
    reply: pantryResult,
  }),
  foods: route({
    method: 'GET',
    path: '/api/foods',
    access: 'user',
    summary: 'Names of foods that begin with what was typed.',
    query: z.object({ q: z.string().trim().max(100).default('') }),
    reply: z.object({ names: z.array(z.string()) }),
  }),
}
