import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { PopularPreview, PopularRecipe } from '#contract/popular.ts'
import type { PopularRecipesTable } from '#server/database/tables.ts'
import { type headColumns, headFromRow, type ListedContent, listedRefs } from './recipe-columns.ts'
import { averageOf, imageUrl } from './recipe-rows.ts'

/** Columns that a card of the library shows. */
export type LibraryRow = Pick<
  Selectable<PopularRecipesTable>,
  'id' | (typeof headColumns)[number] | 'image_hash' | 'image_alt' | 'cuisine' | 'ratings' | 'stars'
> & { is_saved: boolean }

/**
 * Selects these columns, where the listed recipe is `p`. `is_saved` is true for a copy, and for the recipe
 * itself in its author's collection.
 */
export const libraryColumns = (userId: string): RawBuilder<LibraryRow> => sql<LibraryRow>`
  p.id, ${listedRefs('p')}, p.image_hash, p.image_alt, p.cuisine, p.ratings, p.stars,
  exists (select from recipes mine where mine.user_id = ${userId} and mine.origin_id = p.id)
    or exists (select from recipes mine where mine.user_id = ${userId} and mine.id = p.id) as is_saved`

export const popularFromRow = (row: LibraryRow): PopularRecipe => ({
  // Only the contract's categories are written.
  ...headFromRow({ ...row, category: row.category as PopularRecipe['category'] }),
  id: row.id,
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
