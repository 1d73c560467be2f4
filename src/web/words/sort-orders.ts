import { words } from './words.ts'

/** Codes of the contract. */
export const sortOrdersWords = words('sort-orders', {
  newest: 'Newest',
  oldest: 'Oldest',
  alphabetical: 'Alphabetical',
  favorites: 'Favorites first',
})
