/** Kept apart from the other settings, because the first view needs the themes alone. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
