import type { Category } from '#contract/common.ts'

export const categoryNames: Record<Category, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  dessert: 'Dessert',
}
