import { z } from 'zod'
import { calendarDay, id, idParams, ok, writtenText } from './common.ts'
import { cookedDay } from './cooked.ts'
import { allergens, diets } from './dietary.ts'
import { recipe } from './recipe.ts'
import { route } from './route.ts'

export const mealTypes = ['breakfast', 'lunch', 'dinner', 'prep'] as const
export type MealType = (typeof mealTypes)[number]

/**
 * Kinds of planned meals: `leftovers` name a recipe or describe themselves; `text` is free ("out for
 * dinner").
 */
export const mealKinds = ['recipe', 'leftovers', 'text'] as const

export const MAX_MEAL_TEXT_LENGTH = 200
export const MAX_MEAL_NOTE_LENGTH = 500
/** Most meals that one call may copy, remove or restore. */
export const MAX_MEALS_AT_ONCE = 200
/** Most meals in one cook's plan, past and future: four a day for more than thirteen years. */
export const MAX_PLANNED_MEALS = 20_000

const NOTHING_CHOSEN = 'Please select a recipe and meal type'

const planned = z.object({
  kind: z.enum(mealKinds).default('recipe'),
  recipeId: id.nullish(),
  text: writtenText(MAX_MEAL_TEXT_LENGTH).nullish(),
  date: calendarDay,
  mealType: z.enum(mealTypes, NOTHING_CHOSEN),
  /** Number of people; the recipe's own servings when left out. */
  servings: z.int().min(1).max(100).nullish(),
  note: writtenText(MAX_MEAL_NOTE_LENGTH).nullish(),
})
const namesAMeal = ({ kind, recipeId, text }: z.infer<typeof planned>) =>
  Boolean(kind === 'recipe' ? recipeId : recipeId || text)

export const mealBody = planned.refine(namesAMeal, NOTHING_CHOSEN)
export type MealBody = z.infer<typeof mealBody>

/**
 * `was` is the meal that the client showed; the change is made only while the stored meal is still the same.
 */
export const mealChange = planned.extend({ was: planned.optional() }).refine(namesAMeal, NOTHING_CHOSEN)
export type MealChange = z.infer<typeof mealChange>

/** A removed meal, to be restored as it was. */
export const removedMeal = planned
  .extend({ id, cookedOn: calendarDay.nullish() })
  .refine(namesAMeal, NOTHING_CHOSEN)
export type RemovedMeal = z.infer<typeof removedMeal>

/**
 * A conflict between a recipe and the cook's profile, worst first: the recipe contains an allergen, a diet or
 * a dislike rules it out, it may contain an allergen, or the kitchen does not know one of its foods. The
 * absence of a warning never means "safe".
 */
export const mealWarning = z.discriminatedUnion('status', [
  z.object({ status: z.literal('contains'), allergens: z.array(z.enum(allergens)) }),
  z.object({ status: z.literal('blocked'), diets: z.array(z.enum(diets)), dislikes: z.array(z.string()) }),
  z.object({ status: z.literal('may_contain'), allergens: z.array(z.enum(allergens)) }),
  z.object({ status: z.literal('unknown') }),
])
export type MealWarning = z.infer<typeof mealWarning>

export const meal = z.object({
  id,
  kind: z.enum(mealKinds),
  recipeId: id.nullable(),
  text: z.string().nullable(),
  date: calendarDay,
  mealType: z.enum(mealTypes),
  servings: z.int().nullable(),
  note: z.string().nullable(),
  /** The cook's own date on which the meal was cooked; null when it is not marked as cooked. */
  cookedOn: calendarDay.nullable(),
  /** null for a meal without a recipe. */
  recipe: recipe.pick({ id: true, title: true, imageUrl: true, prepTime: true, servings: true }).nullable(),
  /** Sent in the list of meals only, and only when there is a conflict. */
  warning: mealWarning.optional(),
})
export type Meal = z.infer<typeof meal>

/** Both days are included; without them, the whole plan is returned. */
export const mealQuery = z
  .object({ from: calendarDay.optional(), to: calendarDay.optional() })
  .refine(({ from, to }) => !from || !to || from <= to, 'The first day comes before the last.')

const DAY_MS = 86_400_000

/** Last day on which a week can begin: dates of the year 10000 are not valid. */
const LAST_WEEK = '9999-12-25'

/** First days of two weeks that do not overlap. */
export const copyWeekBody = z
  .object({ from: calendarDay, to: calendarDay })
  .refine(({ to }) => to <= LAST_WEEK, 'Please choose an earlier week.')
  .refine(
    ({ from, to }) => Math.abs(Date.parse(from) - Date.parse(to)) >= 7 * DAY_MS,
    'These weeks overlap. Please choose two different ones.',
  )
export type CopyWeekBody = z.infer<typeof copyWeekBody>

/** `present` is the number of meals that the target week already had and that were not planned twice. */
export const copiedWeek = z.object({ meals: z.array(meal), present: z.int() })
export type CopiedWeek = z.infer<typeof copiedWeek>

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
    summary: 'Changes a planned meal; a conflict when it is no longer as `was` says.',
    params: idParams,
    body: mealChange,
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
  copyWeek: route({
    method: 'POST',
    path: '/api/meal-calendar/copy-week',
    access: 'premium',
    summary:
      'Plans the meals of seven days again in other seven. What is planned there already is passed over.',
    body: copyWeekBody,
    reply: copiedWeek,
    status: 201,
  }),
  removeMany: route({
    method: 'POST',
    path: '/api/meal-calendar/remove-many',
    access: 'premium',
    summary: 'Takes several meals out of the plan; those that are gone already are passed over.',
    body: z.object({ ids: z.array(id).min(1).max(MAX_MEALS_AT_ONCE) }),
    reply: z.object({ removed: z.int() }),
  }),
  restore: route({
    method: 'POST',
    path: '/api/meal-calendar/restore',
    access: 'premium',
    summary: 'Puts back meals that were taken out, as they were. Those whose recipe is gone stay out.',
    body: z.object({ meals: z.array(removedMeal).min(1).max(MAX_MEALS_AT_ONCE) }),
    reply: z.array(meal),
    status: 201,
  }),
  markCooked: route({
    method: 'PUT',
    path: '/api/meal-calendar/:id/cooked',
    access: 'premium',
    summary: "Marks a meal as cooked and notes the day in its recipe's log, once.",
    params: idParams,
    body: z.object({ cookedOn: cookedDay }),
    reply: meal,
  }),
  unmarkCooked: route({
    method: 'DELETE',
    path: '/api/meal-calendar/:id/cooked',
    access: 'premium',
    summary: 'Takes the mark back, and the day of the log that came with it.',
    params: idParams,
    reply: meal,
  }),
}
