import { words } from './words.ts'

/** Tags of a rating; the keys are codes of the contract. */
export const ratingTagsWords = words('rating-tags', {
  easy: 'easy',
  quick: 'quick',
  spicy: 'spicy',
  delicious: 'delicious',
})
