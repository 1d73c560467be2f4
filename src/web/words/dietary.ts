import { words } from './words.ts'

/** Allergens; the keys are codes of the contract. */
export const allergenWords = words('allergens', {
  gluten: 'Gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soy: 'Soy',
  milk: 'Milk',
  'tree-nuts': 'Tree nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame',
  sulphites: 'Sulphites',
  lupin: 'Lupin',
  molluscs: 'Molluscs',
})

export const dietWords = words('diets', {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  pescatarian: 'Pescatarian',
  'gluten-free': 'Gluten-free',
  'dairy-free': 'Dairy-free',
  'egg-free': 'Egg-free',
  'nut-free': 'Nut-free',
  'soy-free': 'Soy-free',
  'fish-free': 'Fish-free',
  'shellfish-free': 'Shellfish-free',
  'sesame-free': 'Sesame-free',
  'low-carb': 'Low-carb',
  halal: 'Halal',
  kosher: 'Kosher',
  'pork-free': 'Pork-free',
  'alcohol-free': 'Alcohol-free',
  'low-sodium': 'Low-sodium',
})
