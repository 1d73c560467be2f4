import { z } from 'zod'
import { category, id, idParams, ok } from './common.ts'
import { MAX_PHOTO_FOODS, MAX_PROMPT_LENGTH } from './limits.ts'
import { minutes, recipe, recipeCard, recipeDraft } from './recipe.ts'
import { route } from './route.ts'

/** Sort orders of a collection; the first is the default. */
export const sortOrders = ['newest', 'oldest', 'alphabetical', 'favorites'] as const
export type SortOrder = (typeof sortOrders)[number]

export const recipeQuery = z.object({
  category: category.optional(),
  search: z.string().trim().max(200).optional(),
  /** A folder's id, or `unorganized`. */
  folderId: z.union([id, z.literal('unorganized')]).optional(),
  sort: z.enum(sortOrders).optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
  /** The cursor that the previous page returned, valid for the same sort order only. */
  cursor: z.string().max(800).optional(),
})
export type RecipeQuery = z.infer<typeof recipeQuery>

export const recipeCards = z.object({
  recipes: z.array(recipeCard),
  /** Cursor of the next page; null on the last one. */
  nextCursor: z.string().nullable(),
})
export type RecipeCards = z.infer<typeof recipeCards>

/**
 * The fields of a recipe that a cook may change. Absent fields keep their value. `version` is the version
 * that the change is based on: when the stored recipe has a newer one, nothing is changed and the answer is
 * 409.
 */
export const recipeEdit = recipeDraft
  // The default is removed, because an absent field must keep its value.
  .extend({ restTime: minutes })
  .partial()
  .extend({ version: z.int().min(1).optional() })

/** `category` is absent for Any. */
export const generateRequest = z.object({
  prompt: z.string().trim().min(1, "Please enter what you're craving!").max(MAX_PROMPT_LENGTH),
  category: category.optional(),
})
export type GenerateRequest = z.infer<typeof generateRequest>

export const namedRecipe = z.object({ id, title: z.string() })

export const generatedRecipe = z.object({
  recipe,
  imageUrl: z.string().nullable(),
  /** True when another recipe can be generated this month. */
  canGenerate: z.boolean(),
  /** Further recipes from the same photos. */
  others: z.array(namedRecipe).optional(),
})
export type GeneratedRecipe = z.infer<typeof generatedRecipe>

export const recipeOption = z.object({
  title: z.string().trim().min(1).max(120),
  description: z.string().max(1000),
  difficulty: z.string().max(40),
  cookTime: z.int().min(0).max(10_080),
  requiredIngredients: z.array(z.string().max(200)).max(60),
})

export type RecipeOption = z.infer<typeof recipeOption>

export const imageAnalysis = z.object({
  description: z.string(),
  ingredients: z.array(z.object({ name: z.string(), confidence: z.number().min(0).max(1) })),
  recipeOptions: z.array(recipeOption),
  /**
   * `labels` when no vision model is configured: then only the words on packages are read, and loose food is
   * not recognised.
   */
  seenBy: z.enum(['model', 'labels']),
})
export type ImageAnalysis = z.infer<typeof imageAnalysis>

/** Names of ingredients: typed by the cook, or recognised in a photo. */
const ingredientNames = z.array(z.string().trim().min(1).max(200)).min(1).max(MAX_PHOTO_FOODS)

/**
 * The cook's choice for the pages of an upload: as their text shows, one recipe in all, or one recipe on each
 * page.
 */
export const pagesAre = ['as_read', 'one_recipe', 'recipe_each'] as const
export type PagesAre = (typeof pagesAre)[number]

export const recipes = {
  list: route({
    method: 'GET',
    path: '/api/recipes',
    access: 'user',
    summary: "The cook's recipes, newest first. With `limit`, the next page's cursor is in the Link header.",
    query: recipeQuery,
    reply: z.array(recipe),
  }),
  /** The same list with a tenth of the data, for screens that show many recipes; always paged. */
  cards: route({
    method: 'GET',
    path: '/api/recipes/cards',
    access: 'user',
    summary: "The cook's recipes as cards: what a list shows of them. A page has 48 unless `limit` says.",
    query: recipeQuery,
    reply: recipeCards,
  }),
  create: route({
    method: 'POST',
    path: '/api/recipes',
    access: 'user',
    summary: 'Keeps a recipe that the cook wrote by hand. It counts nothing. Accepts Idempotency-Key.',
    body: recipeDraft,
    reply: recipe,
    status: 201,
  }),
  get: route({
    method: 'GET',
    path: '/api/recipes/:id',
    access: 'user',
    summary: 'One recipe of the cook.',
    params: idParams,
    reply: recipe,
  }),
  update: route({
    method: 'PUT',
    path: '/api/recipes/:id',
    access: 'user',
    summary: 'Changes a recipe; nutrition, grocery list and checks are computed anew.',
    params: idParams,
    body: recipeEdit,
    reply: recipe,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/recipes/:id',
    access: 'user',
    summary: 'Deletes a recipe. It can be put back for a while.',
    params: idParams,
    reply: ok,
  }),
  restore: route({
    method: 'POST',
    path: '/api/recipes/:id/restore',
    access: 'user',
    summary: 'Puts a recipe back that was deleted a moment ago, with all that belonged to it.',
    params: idParams,
    reply: recipe,
  }),
  favorite: route({
    method: 'POST',
    path: '/api/recipes/:id/favorite',
    access: 'user',
    summary: 'Toggles the favourite; with a body it becomes what that says, however often it is sent.',
    params: idParams,
    body: z.object({ isFavorite: z.boolean().optional() }).nullish(),
    reply: z.object({ isFavorite: z.boolean() }),
  }),
  move: route({
    method: 'PUT',
    path: '/api/recipes/:id/folder',
    access: 'user',
    summary: 'Moves a recipe to a folder; null means Unorganized.',
    params: idParams,
    body: z.object({ folderId: id.nullable() }),
    reply: recipe,
  }),
  generate: route({
    method: 'POST',
    path: '/api/recipes/generate',
    access: 'user',
    summary: 'Generates a recipe from a craving and keeps it. Accepts Idempotency-Key.',
    body: generateRequest,
    reply: generatedRecipe,
    stream: true,
  }),
  generateFromIngredients: route({
    method: 'POST',
    path: '/api/recipes/generate-from-ingredients',
    access: 'user',
    summary: 'Generates a recipe from a list of ingredient names.',
    body: z.object({ ingredients: ingredientNames }),
    reply: generatedRecipe,
    stream: true,
  }),
  generateFromOption: route({
    method: 'POST',
    path: '/api/recipes/generate-from-option',
    access: 'user',
    summary: 'Generates the recipe of an option that the analysis of a photo offered.',
    body: z.object({ recipeOption }),
    reply: generatedRecipe,
    stream: true,
  }),
  analyzeImage: route({
    method: 'POST',
    path: '/api/recipes/analyze-image',
    access: 'user',
    summary: 'Finds ingredients in a photo and offers recipes.',
    upload: true,
    reply: imageAnalysis,
  }),
  options: route({
    method: 'POST',
    path: '/api/recipes/options',
    access: 'user',
    summary:
      'Offers recipes for a list of ingredients, such as a corrected list of a photo. It counts nothing.',
    body: z.object({ ingredients: ingredientNames }),
    reply: imageAnalysis.pick({ recipeOptions: true }),
  }),
  ocr: route({
    method: 'POST',
    path: '/api/recipes/ocr',
    access: 'user',
    summary:
      'Reads written recipes from photos and PDFs in the field `image`, in the order of their pages, and keeps them for review. Two recipes make two, unless `pages` says that all are one. Accepts Idempotency-Key.',
    query: z.object({ pages: z.enum(pagesAre).default('as_read') }),
    upload: true,
    reply: z.object({ recipe: namedRecipe, others: z.array(namedRecipe).optional() }),
    stream: true,
  }),
  share: route({
    method: 'POST',
    path: '/api/recipes/:id/share',
    access: 'user',
    summary: 'Switches the public link on.',
    params: idParams,
    reply: z.object({ url: z.string() }),
  }),
  unshare: route({
    method: 'DELETE',
    path: '/api/recipes/:id/share',
    access: 'user',
    summary: 'Switches the public link off.',
    params: idParams,
    reply: ok,
  }),
}
