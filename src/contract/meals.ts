import { z } from 'zod'
import { id, idParams, ok, writtenText } from './common.ts'
import { recipe } from './recipe.ts'
import { route } from './route.ts'

export const mealTypes = ['breakfast', 'lunch', 'dinner', 'prep'] as const
export type MealType = (typeof mealTypes)[number]

/** `leftovers` are of a recipe, or described; `text` is free ("out for dinner"). */
export const mealKinds = ['recipe', 'leftovers', 'text'] as const

export const MAX_MEAL_TEXT_LENGTH = 200
export const MAX_MEAL_NOTE_LENGTH = 500

/** A calendar date without a time zone, yyyy-MM-dd: the cook's own day, wherever they are. */
const day = z.iso.date()
const NOTHING_CHOSEN = 'Please select a recipe and meal type'

export const mealBody = z
  .object({
    kind: z.enum(mealKinds).default('recipe'),
    recipeId: id.nullish(),
    text: writtenText(MAX_MEAL_TEXT_LENGTH).nullish(),
    date: day,
    mealType: z.enum(mealTypes, NOTHING_CHOSEN),
    /** For how many; as many as the recipe is for when left out. */
    servings: z.int().min(1).max(100).nullish(),
    note: writtenText(MAX_MEAL_NOTE_LENGTH).nullish(),
  })
  .refine(
    ({ kind, recipeId, text }) => Boolean(kind === 'recipe' ? recipeId : recipeId || text),
    NOTHING_CHOSEN,
  )
export type MealBody = z.infer<typeof mealBody>

export const meal = z.object({
  id,
  kind: z.enum(mealKinds),
  recipeId: id.nullable(),
  text: z.string().nullable(),
  date: day,
  mealType: z.enum(mealTypes),
  servings: z.int().nullable(),
  note: z.string().nullable(),
  /** null for what has no recipe. */
  recipe: recipe.pick({ id: true, title: true, imageUrl: true, prepTime: true, servings: true }).nullable(),
})
export type Meal = z.infer<typeof meal>

/** Both days included; without them, everything that was ever planned. */
export const mealQuery = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(({ from, to }) => !from || !to || from <= to, 'The first day comes before the last.')

export const meals = {
  list: route({
    method: 'GET',
    path: '/api/meal-calendar',
    access: 'premium',
    summary: 'Planned meals in the order of their days, each with its recipe.',
    query: mealQuery,
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
