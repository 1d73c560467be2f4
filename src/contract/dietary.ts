/** The 14 allergens of EU regulation 1169/2011, annex II. The 9 of the US FDA are a subset. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'tree-nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type Allergen = (typeof allergens)[number]

/** Diets for which the kitchen has rules. */
export const diets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'gluten-free',
  'dairy-free',
  'egg-free',
  'nut-free',
  'soy-free',
  'fish-free',
  'shellfish-free',
  'sesame-free',
  'low-carb',
  'halal',
  'kosher',
  'pork-free',
  'alcohol-free',
  'low-sodium',
] as const
export type Diet = (typeof diets)[number]
