import type { Craving } from './craving.ts'

/**
 * Minutes that "quick" asks for when some recipe is that fast; `STILL_QUICK` is the longest time that still
 * counts as quick.
 */
export const QUICK = 30
export const STILL_QUICK = 40

/**
 * Returns the craving with the stricter limit of "quick"; null when it gives a time of its own, or does not
 * ask for a quick dish.
 */
export const asQuickAsWished = (craving: Craving): Craving | null =>
  craving.moods.includes('quick') && craving.maxMinutes === STILL_QUICK
    ? { ...craving, maxMinutes: QUICK }
    : null
