import { words } from './words.ts'

/** Parts of a recipe in an import report; the keys are codes of the contract. */
export const importFieldsWords = words('import-fields', {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  times: 'Times',
  servings: 'Servings',
  ingredients: 'Ingredients',
  instructions: 'Steps',
  picture: 'Picture',
  author: 'Author',
  notes: 'Notes',
  nutrition: 'Nutrition',
  rating: 'Ratings',
  video: 'Video',
  keywords: 'Keywords',
  tools: 'Equipment',
  other: 'Other',
})
