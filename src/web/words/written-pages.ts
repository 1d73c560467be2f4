import { params, words } from './words.ts'

/**
 * Texts of the panel for choosing pages of written recipes; an area of its own, as every member loads the
 * other texts about making recipes.
 */
export const writtenPagesWords = words('writtenPages', {
  rules: params('Up to {most} pages: JPG, PNG, HEIC, AVIF or PDF, each file up to 10MB'),
  order: 'The pages are read in this order. Drag them or use the arrows to change it.',
  earlier: params('Photo {number}: move forward'),
  later: params('Photo {number}: move back'),
  nowAt: params('{name} is now at place {place} of {all}.'),
  pickedUp: params('{name} is picked up from place {place} of {all}.'),
  putBack: 'It is back where it was.',
  belonging: 'How do the pages belong together?',
  asRead: 'As the text shows',
  oneRecipe: 'One recipe',
  recipeEach: 'One on each page',
  asReadHint: 'A new title with its own ingredients begins another recipe. Each recipe counts.',
  oneRecipeHint: 'All pages are read as one recipe, in this order.',
  recipeEachHint: 'Each page is read as a recipe of its own, and each counts.',
  notAdded: 'Not everything was added',
  noPicture: params('{names}: neither a photo nor a PDF.'),
  tooLarge: params('{names}: larger than 10MB.'),
  noRoom: params('{names}: up to {most} pages are read at a time.'),
  pdfTooLarge: 'Please select a PDF smaller than 10MB.',
  tooMany: 'Too Many Pages',
  tooManyText: params('Up to {most} pages are read at a time; the rest was left out.'),
})
