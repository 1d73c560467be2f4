import { type Meal, type MealType, mealTypes } from '#contract/meals.ts'

export const mealTypeNames: Record<MealType, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  prep: 'Prep',
}

/** What an entry is called: its recipe, or the words that stand in for one. */
export function mealTitle({ kind, recipe, text }: Pick<Meal, 'kind' | 'recipe' | 'text'>): string {
  const words = recipe?.title ?? text ?? ''
  return kind === 'leftovers' ? `Leftovers: ${words}` : words
}

export const mealCount = (count: number): string => (count === 1 ? '1 meal' : `${count} meals`)

/** The meals of each day, in the order in which they are eaten. */
export function mealsByDay(meals: readonly Meal[]): Map<string, Meal[]> {
  const days = new Map<string, Meal[]>()
  for (const meal of meals) days.set(meal.date, [...(days.get(meal.date) ?? []), meal])
  for (const ofDay of days.values())
    ofDay.sort((a, b) => mealTypes.indexOf(a.mealType) - mealTypes.indexOf(b.mealType))
  return days
}
