import { z } from 'zod'
import { id, idParams } from './common.ts'
import { nutrition, recipe } from './recipe.ts'
import { route } from './route.ts'

/** A food of the kitchen's table that a cook can choose. */
export const foodChoice = z.object({
  /** Id of the food, such as `chicken-thigh`. */
  id: z.string(),
  name: z.string(),
  /** Calories in 100 g. */
  calories: z.number().min(0),
})
export type FoodChoice = z.infer<typeof foodChoice>

/** One ingredient line of the nutrition details: line → food → grams → values. */
export const nutritionLine = z.object({
  /** Index of the line in the recipe, from 0. */
  index: z.int().min(0),
  /** The line as written, amount first. */
  line: z.string(),
  /** The ingredient name under which a correction is stored. */
  name: z.string(),
  /** `source` is the USDA NDB number, or a short name of the other source of the figures. */
  food: z.object({ id: z.string(), name: z.string(), source: z.string() }).nullable(),
  /**
   * Origin of the food: the table, the cook's correction, or none; `set-aside` when the cook chose not to
   * count the ingredient.
   */
  foundBy: z.enum(['table', 'cook', 'none', 'set-aside']),
  /** Edible grams in the line; null when its amount cannot be weighed. */
  grams: z.number().min(0).nullable(),
  /** Share of those grams that is eaten, 0 to 1. */
  share: z.number().min(0).max(1),
  counted: z.boolean(),
  /** Reason why the line is not counted, or is counted differently from its text. */
  why: z.string().nullable(),
  perServing: nutrition.nullable(),
})
export type NutritionLine = z.infer<typeof nutritionLine>

/**
 * The result for one allergen of EU regulation 1169/2011. An allergen that is absent from the results was not
 * found, which does not prove that the recipe is free of it.
 */
export const allergenAnswer = z.object({
  allergen: z.string(),
  status: z.enum(['contains', 'may_contain', 'unknown']),
  /** Indexes of the lines that cause the result, from 0. */
  lines: z.array(z.int().min(0)),
  /** Foods in those lines that cause the result: `soy sauce, panko`. */
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
      /** The `name` of one of the recipe's lines. */
      name: z.string().trim().min(1).max(500),
      /** A food's id; `none` leaves the ingredient uncounted; null forgets the correction. */
      food: z.string().max(100).nullable(),
    }),
    reply: recipeFoods.extend({ recipe }),
  }),
}
