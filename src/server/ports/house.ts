import type { Season } from '#contract/popular.ts'
import type { RecipeDraft } from '#contract/recipe.ts'

/** A recipe that Larder ships with, for the popular library. */
export interface HouseRecipe {
  /** The file's name without its ending; never changes, for the recipe's id is made of it. */
  slug: string
  /** Such as `North African`. */
  cuisine: string
  /** When it is at its best; all four when that is no question. */
  seasons: readonly Season[]
  draft: RecipeDraft
}
