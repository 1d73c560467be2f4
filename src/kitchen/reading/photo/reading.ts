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

/** Result of reading one or more photos; `recipes` is empty when the words form none. */
export interface Reading {
  recipes: ReadRecipe[]
  /** All words that were read, line by line. */
  rawText: string
  handwritten: boolean
  /** Indices of pages of the upload that could not be read while others could. */
  unread: number[]
  /** Reason for the cook why no recipe was read. */
  refusal: string | null
}

/** Refusal of handwriting, which a reader of print would turn into another recipe. */
export const HANDWRITING =
  'This is written by hand or too unclear, and only print can be read here. Please type it with the photo beside you.'

export const NOTHING_LEGIBLE =
  'No recipe could be read from this photo. Please take it straight from above, in good light, with the text filling the picture.'
export const NO_RECIPE =
  'There is text on this photo, but neither ingredients nor steps of a recipe were found in it. Please take a photo of the whole recipe.'
