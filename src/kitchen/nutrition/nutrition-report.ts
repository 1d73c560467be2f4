import type { Nutrition, NutritionCoverage } from '#contract/recipe.ts'

/** One ingredient line's share in the whole recipe. */
export interface NutritionPart {
  line: string
  foodId: string | null
  /** Edible grams as counted, without food that is not absorbed or is thrown away; null when unknown. */
  grams: number | null
  counted: boolean
  /** Reason why the line counts differently from what it says, or not at all. */
  why?: string
  /** Values of the whole recipe, not of one serving; null when not counted. */
  values: Nutrition | null
}

export interface NutritionReport {
  perServing: Nutrition
  coverage: NutritionCoverage
  parts: NutritionPart[]
}

export const nothing: Nutrition = { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0, sodium: 0 }

export const sum = (a: Nutrition, b: Nutrition): Nutrition => ({
  calories: a.calories + b.calories,
  protein: a.protein + b.protein,
  carbs: a.carbs + b.carbs,
  fat: a.fat + b.fat,
  fiber: a.fiber + b.fiber,
  sugar: a.sugar + b.sugar,
  sodium: a.sodium + b.sodium,
})

/** Divides by the servings and rounds as printed: whole kcal and milligrams, grams to one decimal. */
export function rounded(values: Nutrition, servings = 1): Nutrition {
  const whole = (value: number) => Math.round(value / servings)
  const tenth = (value: number) => Math.round((value / servings) * 10) / 10
  return {
    calories: whole(values.calories),
    protein: tenth(values.protein),
    carbs: tenth(values.carbs),
    fat: tenth(values.fat),
    fiber: tenth(values.fiber),
    sugar: tenth(values.sugar),
    sodium: whole(values.sodium),
  }
}
