/**
 * Words that say how the food itself must turn out. Any dish may serve a mood of the evening ("cozy",
 * "quick"); "cheesy chicken" without cheese is another dish.
 */
const tastes: ReadonlySet<string> = new Set(['creamy', 'cheesy', 'crispy', 'crunchy', 'smoky', 'garlicky'])

/** True when a mood is a taste. */
export const isTaste = (mood: string): boolean => tastes.has(mood)
