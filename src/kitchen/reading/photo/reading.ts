import type { RecipeDraft } from '#contract/recipe.ts'
import type { KeptDoubt } from '../review.ts'

/** A recipe as the photos give it, with everything that is not certain. */
export interface ReadRecipe {
  draft: RecipeDraft
  doubts: KeptDoubt[]
  /**
   * Pages of the upload, from 0, that it was read from, and those behind them of which nothing was read. When
   * left out, it may be all pages. The spots of the doubts refer to pages of the upload.
   */
  pages?: number[]
}

/** Result of reading one or more photos. `recipes` is empty when no recipe can be made of them. */
export interface Reading {
  recipes: ReadRecipe[]
  /** All text that was read, line by line. */
  rawText: string
  handwritten: boolean
  /** Pages of the upload, from 0, of which nothing could be read while others could. */
  unread: number[]
  /** Reason why no recipe was made, in words for the cook. */
  refusal: string | null
}

/** Refusal of handwriting, which text recognition for print would turn into another recipe. */
export const HANDWRITING =
  'This is written by hand or too unclear, and only print can be read here. Please type it with the photo beside you.'

export const NOTHING_LEGIBLE =
  'No recipe could be read from this photo. Please take it straight from above, in good light, with the text filling the picture.'
export const NO_RECIPE =
  'There is text on this photo, but neither ingredients nor steps of a recipe were found in it. Please take a photo of the whole recipe.'
