/** The chips of the search page, by the specification. */
export const popularSearches = [
  'chocolate chip cookies',
  'chicken pasta',
  'vegetarian tacos',
  'banana bread',
  'beef stir fry',
  'caesar salad',
  'pizza margherita',
  'lemon cake',
] as const
