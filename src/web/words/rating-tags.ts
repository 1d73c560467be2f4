import { words } from './words.ts'

/** Codes of the contract. */
export const ratingTagsWords = words('rating-tags', {
  easy: 'easy',
  quick: 'quick',
  spicy: 'spicy',
  delicious: 'delicious',
})
