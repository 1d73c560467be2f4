import type { Craving } from './craving.ts'

/** Minutes of a dish that the word "quick" asks for, where one is known; and those that still pass for quick. */
export const QUICK = 30
export const STILL_QUICK = 40

/** The craving with the time that "quick" asks for first; null where it gives a time of its own, or none. */
export const asQuickAsWished = (craving: Craving): Craving | null =>
  craving.moods.includes('quick') && craving.maxMinutes === STILL_QUICK
    ? { ...craving, maxMinutes: QUICK }
    : null
