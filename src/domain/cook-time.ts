import type { TimeBand } from '#contract/search.ts'

export { type TimeBand, timeBands } from '#contract/search.ts'

export interface Timed {
  prepTime: number
  cookTime: number
  /** Absent in recipes that a device stored before resting times existed. */
  restTime?: number
}

/** Minutes from start to table: preparing, cooking and resting. */
export const totalMinutes = (recipe: Timed): number => activeMinutes(recipe) + (recipe.restTime ?? 0)

/**
 * Minutes of preparing and cooking. Recipes are filtered by these, so that dough that rises overnight may
 * still be quick.
 */
export const activeMinutes = (recipe: Timed): number => recipe.prepTime + recipe.cookTime

export function timeBandOf(recipe: Timed): TimeBand {
  const minutes = activeMinutes(recipe)
  if (minutes < 30) return 'quick'
  return minutes <= 60 ? 'medium' : 'long'
}

/** Formats minutes as `45 min`, `1 h` or `1 h 20 min`. */
export function minutesInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
