/**
 * Words that say how the food itself must turn out. Moods of an evening ("cozy", "quick") are wishes that any dish may
 * serve; "cheesy chicken" without cheese is another dish.
 */
const tastes: ReadonlySet<string> = new Set(['creamy', 'cheesy', 'crispy', 'crunchy', 'smoky', 'garlicky'])

/** Whether a mood is one of these words. */
export const isTaste = (mood: string): boolean => tastes.has(mood)
