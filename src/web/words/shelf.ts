import { params, words } from './words.ts'

/** Texts of the shelf beside the calendar, with recipes to cook some day. */
export const shelfWords = words('shelf', {
  title: 'To cook some day',
  empty: 'Put recipes here that you want to cook, and plan them when their day comes.',
  add: 'Add a recipe',
  addTitle: 'To Cook Some Day',
  addHint: 'It waits beside the calendar until you give it a day.',
  put: 'Cook Some Day',
  plan: params('Plan {title}'),
  remove: params('Take {title} off the shelf'),
  added: 'Recipe put on the shelf',
  removed: 'Recipe taken off the shelf',
  notLoaded: 'The shelf could not be loaded.',
  failed: 'The shelf could not be changed. Please try again.',
})
