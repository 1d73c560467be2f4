import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { PopularPreview, PopularRecipe } from '#contract/popular.ts'
import type { PopularRecipesTable } from '#server/database/tables.ts'
import { averageOf, imageUrl, type RecipeContent } from './recipe-rows.ts'

/** What of a recipe is copied into the library, beside what has a column of its own. */
export type ListedContent = Omit<RecipeContent, 'draft' | 'foods'> &
  Pick<RecipeContent['draft'], 'ingredients' | 'instructions'>

/** What a card of the library shows. */
export type LibraryRow = Pick<
  Selectable<PopularRecipesTable>,
  | 'id'
  | 'title'
  | 'description'
  | 'category'
  | 'prep_time'
  | 'cook_time'
  | 'servings'
  | 'image_hash'
  | 'image_alt'
  | 'cuisine'
  | 'ratings'
  | 'stars'
> & { is_saved: boolean }

/** The same as SQL, where the listed recipe is `p`: its copy, or the recipe itself in its author's collection. */
export const libraryColumns = (userId: string): RawBuilder<LibraryRow> => sql<LibraryRow>`
  p.id, p.title, p.description, p.category, p.prep_time, p.cook_time, p.servings, p.image_hash, p.image_alt, p.cuisine,
  p.ratings, p.stars,
  exists (select from recipes mine where mine.user_id = ${userId} and mine.origin_id = p.id)
    or exists (select from recipes mine where mine.user_id = ${userId} and mine.id = p.id) as is_saved`

export const popularFromRow = (row: LibraryRow): PopularRecipe => ({
  id: row.id,
  title: row.title,
  description: row.description,
  // Only the contract's categories are written.
  category: row.category as PopularRecipe['category'],
  prepTime: row.prep_time,
  cookTime: row.cook_time,
  servings: row.servings,
  imageUrl: imageUrl(row.image_hash),
  imageAlt: row.image_alt,
  cuisine: row.cuisine,
  averageRating: averageOf(row),
  totalRatings: row.ratings,
  isSaved: row.is_saved,
})

export const previewFromRow = (
  row: LibraryRow & { content: ListedContent; seasons: string[] },
): PopularPreview => ({
  ...popularFromRow(row),
  ingredients: row.content.ingredients,
  instructions: row.content.instructions,
  nutrition: row.content.nutrition,
  seasons: row.seasons as PopularPreview['seasons'],
})
