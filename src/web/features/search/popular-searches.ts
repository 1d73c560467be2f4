/** Suggested searches of the search page, as the specification lists them. */
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
