import { words } from './words.ts'

/** Sort orders of recipes; the keys are codes of the contract. */
export const sortOrdersWords = words('sort-orders', {
  newest: 'Newest',
  oldest: 'Oldest',
  alphabetical: 'Alphabetical',
  favorites: 'Favorites first',
})
