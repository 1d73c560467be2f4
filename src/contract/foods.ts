import { z } from 'zod'
import { id, idParams } from './common.ts'
import { nutrition, recipe } from './recipe.ts'
import { route } from './route.ts'

/** A food of the kitchen's table, as a cook chooses among them. */
export const foodChoice = z.object({
  /** `chicken-thigh` */
  id: z.string(),
  name: z.string(),
  /** Per 100 g. */
  calories: z.number().min(0),
})
export type FoodChoice = z.infer<typeof foodChoice>

/** One ingredient line of the nutrition table that opens: line → food → grams → values. */
export const nutritionLine = z.object({
  /** The line's place in the recipe, from 0. */
  index: z.int().min(0),
  /** As written, amount first. */
  line: z.string(),
  /** The name under which a correction of this ingredient is kept. */
  name: z.string(),
  /** `source` is the USDA NDB number, or a short name of the other source of the figures. */
  food: z.object({ id: z.string(), name: z.string(), source: z.string() }).nullable(),
  /** Who said which food it is: the table, the cook, or nobody; `set-aside`: the cook said not to count it. */
  foundBy: z.enum(['table', 'cook', 'none', 'set-aside']),
  /** Edible grams that the line asks for; null when it gives none that can be weighed. */
  grams: z.number().min(0).nullable(),
  /** The share of them that is eaten, 0 to 1. */
  share: z.number().min(0).max(1),
  counted: z.boolean(),
  /** Why it is not counted, or counts differently from what it says. */
  why: z.string().nullable(),
  perServing: nutrition.nullable(),
})
export type NutritionLine = z.infer<typeof nutritionLine>

/** What the lines say of an allergen of EU regulation 1169/2011. One that is not named was not found: no more than that. */
export const allergenAnswer = z.object({
  allergen: z.string(),
  status: z.enum(['contains', 'may_contain', 'unknown']),
  /** Places of the lines that cause it, from 0. */
  lines: z.array(z.int().min(0)),
  /** What in those lines causes it: `soy sauce, panko`. */
  because: z.string(),
})
export type AllergenAnswer = z.infer<typeof allergenAnswer>

export const recipeFoods = z.object({ lines: z.array(nutritionLine), allergens: z.array(allergenAnswer) })
export type RecipeFoods = z.infer<typeof recipeFoods>

export const MAX_FOOD_CORRECTIONS = 2000

export const foods = {
  search: route({
    method: 'GET',
    path: '/api/foods/search',
    access: 'user',
    summary: "Foods of the kitchen's table by name, the plainest first.",
    query: z.object({ search: z.string().trim().max(100) }),
    reply: z.array(foodChoice),
  }),
  ofRecipe: route({
    method: 'GET',
    path: '/api/recipes/:id/foods',
    access: 'user',
    summary: 'A recipe line by line: food, grams, values, and the allergens of its lines.',
    params: idParams,
    reply: recipeFoods,
  }),
  correct: route({
    method: 'PUT',
    path: '/api/recipes/:id/foods',
    access: 'user',
    summary:
      'Says which food an ingredient is. It is remembered for the cook, and the recipe is computed anew at once.',
    params: z.object({ id }),
    body: z.object({
      /** `name` of one of the recipe's lines. */
      name: z.string().trim().min(1).max(500),
      /** A food's id; `none` does not count the ingredient; null forgets what was said. */
      food: z.string().max(100).nullable(),
    }),
    reply: recipeFoods.extend({ recipe }),
  }),
}
