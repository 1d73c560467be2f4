export { computeNutrition } from './compute-nutrition.ts'
export { gramsOf } from './grams.ts'
export type { NutritionPart, NutritionReport } from './nutrition-report.ts'
