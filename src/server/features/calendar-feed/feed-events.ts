import type { MealTimes } from '#contract/meal-times.ts'
import type { MealType } from '#contract/meals.ts'
import type { CalendarEvent } from '#server/calendars/write-calendar.ts'
import type { FeedMeal } from '#server/stores/calendar-feeds.ts'

const names: Record<MealType, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  prep: 'Prep',
}

/**
 * Minutes of an entry without a time of its own, and limits: a shorter one could not be tapped in a calendar.
 */
const USUAL_MINUTES = 30
const LEAST_MINUTES = 15
const MOST_MINUTES = 24 * 60

/**
 * Turns a planned meal into a calendar entry: at the cook's own time for such meals, as long as its recipe
 * takes.
 */
export const eventOf = (meal: FeedMeal, times: MealTimes, publicUrl: string): CalendarEvent => {
  const { recipe, servings, note } = meal
  const about = [
    names[meal.mealType],
    recipe && meal.kind === 'recipe' && servings !== null ? `For ${servings}` : null,
    note,
  ]
  return {
    uid: `${meal.id}@larder`,
    title: titleOf(meal),
    description: about.filter(Boolean).join('\n'),
    date: meal.date,
    time: times[meal.mealType],
    minutes: minutesOf(meal),
    category: names[meal.mealType],
    url: recipe ? new URL(`/recipe/${recipe.id}`, publicUrl).href : null,
    changedAt: meal.changedAt,
  }
}

const titleOf = ({ kind, text, recipe }: FeedMeal): string => {
  const what = recipe?.title ?? text ?? ''
  if (kind === 'leftovers') return what ? `Leftovers: ${what}` : 'Leftovers'
  return what || 'Meal'
}

/** Returns the minutes of a meal; leftovers are only warmed up, however long the recipe takes. */
const minutesOf = ({ kind, recipe }: FeedMeal): number =>
  kind === 'recipe' && recipe && recipe.minutes > 0
    ? Math.min(MOST_MINUTES, Math.max(LEAST_MINUTES, recipe.minutes))
    : USUAL_MINUTES
