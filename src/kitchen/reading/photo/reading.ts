import type { RecipeDraft } from '#contract/recipe.ts'
import type { KeptDoubt } from '../review.ts'

/** Recipe as the photos give it, with everything that is uncertain. */
export interface ReadRecipe {
  draft: RecipeDraft
  doubts: KeptDoubt[]
  /**
   * Indices of the upload's pages that the recipe was read from, with the pages behind them from which
   * nothing was read. Absent when unknown, which may mean all pages. The spots of the doubts name pages of
   * the upload.
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
