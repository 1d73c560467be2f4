import { count, params, words } from './words.ts'

export const reviewWords = words('review', {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  servings: 'Servings',
  prepTime: 'Prep',
  cookTime: 'Cook',
  recipe: 'The whole recipe',
  someRecipe: 'Recipe',
  stepNumber: params('Step {number}'),
  ingredientNumber: params('Ingredient {number}'),
  toCheck: count({ one: 'One place to check', other: '{count} places to check' }),
  quoted: params('“{text}”'),
  hidePhoto: 'Hide photo',
  showPhoto: 'Show photo',
  photo: 'Photo',
  nothingDoubtful: 'Nothing looks doubtful. Please compare the amounts all the same.',
  showText: 'Show the text as it was read',
  photoNumber: params('Photo {number}'),
  handwritten: 'This looks handwritten, please check',
  handwrittenText:
    'Handwriting is read with many slips. Compare every line with the photo before you confirm.',
  second: 'There was a second recipe',
  several: 'There were more recipes',
  notAllKept: 'Not everything was kept',
  alsoKept: 'More than one recipe was read. Also kept for review: {recipes}.',
  leftOut: count({
    one: "{titles} was on the photo, too, and not kept: this month's free recipes are used up.",
    other: "{titles} were on the photo, too, and not kept: this month's free recipes are used up.",
  }),
  nextAfter: params('When you confirm this one, {title} is next.'),
  notAllRead: 'Not everything was read',
  unread: count({
    one: 'Nothing could be read on photo {photos}. If the recipe goes on there, type what is missing, or read the photo by itself.',
    other:
      'Nothing could be read on photos {photos}. If the recipe goes on there, type what is missing, or read them by themselves.',
  }),
  photoFailed: 'The photo could not be loaded.',
  page: params('Page {number} that this recipe was read from'),
  whole: 'Show the whole photo',
  enlarge: 'Enlarge the photo',
})
