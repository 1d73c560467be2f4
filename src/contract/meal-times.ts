import { z } from 'zod'

/** A time of day, HH:mm. */
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please give a time such as 18:30.')

/** Times of a cook's meals and of preparing them, at which the plan appears in their calendar. */
export const mealTimes = z.object({
  breakfast: timeOfDay,
  lunch: timeOfDay,
  dinner: timeOfDay,
  prep: timeOfDay,
})
export type MealTimes = z.infer<typeof mealTimes>

export const usualMealTimes: MealTimes = {
  breakfast: '08:00',
  lunch: '12:30',
  dinner: '18:30',
  prep: '16:00',
}
