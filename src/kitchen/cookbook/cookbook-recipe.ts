import type { Category } from '#contract/common.ts'
import type { Season } from '#contract/popular.ts'
import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import type { Looks } from './looks.ts'
import type { RecipeFile, WayName } from './recipe-file.ts'

/** A recipe of the cookbook, read and ready to be found. */
export interface CookbookRecipe {
  /** The file's name without its ending; unique in all folders, and never changes. */
  slug: string
  file: RecipeFile
  category: Category
  seasons: readonly Season[]
  lines: readonly Ingredient[]
  draft: RecipeDraft
  looks: Looks
  /** The recipe for other appliances, as whole drafts. */
  ways: readonly CookbookWay[]
}

export interface CookbookWay {
  name: WayName
  draft: RecipeDraft
}
