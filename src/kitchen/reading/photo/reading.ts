import type { RecipeDraft } from '#contract/recipe.ts'
import type { KeptDoubt } from '../review.ts'

/** A recipe as the photos say it, with everything that is not certain. */
export interface ReadRecipe {
  draft: RecipeDraft
  doubts: KeptDoubt[]
  /**
   * The pages of the upload, from 0, that it was read from, and those behind them that nothing was read of. Without it,
   * nobody can tell, and it may be all of them. The spots of the doubts name pages of the upload.
   */
  pages?: number[]
}

/** What the words of one or more photos amount to. `recipes` is empty when no recipe can be made of them. */
export interface Reading {
  recipes: ReadRecipe[]
  /** All that was read, line by line. */
  rawText: string
  handwritten: boolean
  /** Pages of the upload, from 0, of which nothing could be read while others could. */
  unread: number[]
  /** Why nothing was made of it, in words for the cook. */
  refusal: string | null
}

/** What reads print makes another recipe of handwriting: it says so, and reads nothing. */
export const HANDWRITING =
  'This is written by hand or too unclear, and only print can be read here. Please type it with the photo beside you.'

export const NOTHING_LEGIBLE =
  'No recipe could be read from this photo. Please take it straight from above, in good light, with the text filling the picture.'
export const NO_RECIPE =
  'There is text on this photo, but neither ingredients nor steps of a recipe were found in it. Please take a photo of the whole recipe.'
