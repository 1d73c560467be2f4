/** On its own: the first view needs it, and nothing else of the settings. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
