/** What the control says: before the first rating, and after it. */
export const ratingWords = (rated: boolean): string => (rated ? 'Update Rating' : 'I Cooked This')
