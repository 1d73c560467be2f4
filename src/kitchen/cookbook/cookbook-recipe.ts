import type { Category } from '#contract/common.ts'
import type { Season } from '#contract/popular.ts'
import type { Ingredient, RecipeDraft } from '#contract/recipe.ts'
import type { Looks } from './looks.ts'
import type { RecipeFile, WayName } from './recipe-file.ts'

/** Recipe of the cookbook, parsed and indexed for search. */
export interface CookbookRecipe {
  /** Name of the file without its extension; unique across all folders and never changed. */
  slug: string
  file: RecipeFile
  category: Category
  seasons: readonly Season[]
  lines: readonly Ingredient[]
  draft: RecipeDraft
  looks: Looks
  /** Versions of the recipe for other appliances, as complete drafts. */
  ways: readonly CookbookWay[]
}

export interface CookbookWay {
  name: WayName
  draft: RecipeDraft
}
