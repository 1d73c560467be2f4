import { count, words } from './words.ts'

/** Texts that many parts of the app share. */
export const commonWords = words('common', {
  add: 'Add',
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  delete: 'Delete',
  done: 'Done',
  edit: 'Edit',
  language: 'Language',
  languageFailed: 'The language could not be loaded. Please try again.',
  error: 'Error',
  minutes: count({ one: '1 minute', other: '{count} minutes' }),
  remove: 'Remove',
  retry: 'Try Again',
  save: 'Save',
  search: 'Search',
  servings: count({ one: '1 serving', other: '{count} servings' }),
  share: 'Share',
  undo: 'Undo',
})

/** Categories of recipes; the keys are codes of the contract. */
export const categoryWords = words('categories', {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  dessert: 'Dessert',
})

export const mealTypeWords = words('meal-types', {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  prep: 'Prep',
})
