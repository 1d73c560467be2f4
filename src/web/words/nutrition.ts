import type { Nutrition } from '#contract/recipe.ts'
import { params, words } from './words.ts'

/** Nutrients of one serving, in the order in which they are shown. */
export const nutrientOrder = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'sodium',
] as const satisfies readonly (keyof Nutrition)[]

/** Names of the nutrients as headings. */
export const nutrientWords = words('nutrients', {
  calories: 'Calories',
  protein: 'Protein',
  carbs: 'Carbs',
  fat: 'Fat',
  fiber: 'Fiber',
  sugar: 'Sugar',
  sodium: 'Sodium',
})

/** Amounts of nutrients, and the short names beside them. */
export const nutritionWords = words('nutrition', {
  kcal: 'kcal',
  protein: 'protein',
  carbs: 'carbs',
  fat: 'fat',
  kilocalories: params('{amount} kcal'),
  grams: params('{amount} g'),
  milligrams: params('{amount} mg'),
})

/** Key of the text that formats each nutrient's amount. */
export const unitOf = {
  calories: 'kilocalories',
  protein: 'grams',
  carbs: 'grams',
  fat: 'grams',
  fiber: 'grams',
  sugar: 'grams',
  sodium: 'milligrams',
} as const satisfies Record<keyof Nutrition, string>
