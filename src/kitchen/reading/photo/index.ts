export type { PageText, PageWord } from '../page.ts'
export {
  figuresAreInPhoto,
  NO_RECIPE,
  NOTHING_LEGIBLE,
  type Reading,
  type ReadRecipe,
  readPages,
} from './read-pages.ts'
export { type KeptDoubt, type KeptReview, lineOf, openDoubts } from '../review.ts'
