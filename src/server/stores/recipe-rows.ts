import type { Selectable } from 'kysely'
import type { Recipe, RecipeCard, RecipeDraft } from '#contract/recipe.ts'
import type { RecipesTable } from '#server/database/tables.ts'
import {
  type Computed,
  computedValues,
  draftValues,
  headColumns,
  headFromRow,
  lineColumns,
} from './recipe-columns.ts'
import { searchVector } from './search-terms.ts'

/**
 * Content of a recipe that is written when its text changes: the author's text and the kitchen's computed
 * values.
 */
export interface RecipeContent extends Computed {
  draft: RecipeDraft
  /** Foods that it needs, by kitchen/pantry. Without them, they are computed in the background. */
  foods?: string[]
}

/** Columns of a recipe that a card shows. */
const cardColumns = [
  'id',
  ...headColumns,
  'nutrition',
  'image_hash',
  'image_alt',
  'is_favorite',
  'folder_id',
  'shared_at',
  'created_at',
] as const

/** Columns of a recipe that the API shows. */
export const recipeColumns = [
  ...cardColumns,
  ...lineColumns,
  'grocery_list',
  'nutrition_coverage',
  'checks',
  'source',
  'updated_at',
  'version',
  'in_review_since',
] as const

/** The same columns in a query where the recipe is named `r`. */
export const cardColumnsOfR = cardColumns.map((column) => `r.${column}` as const)
export const recipeColumnsOfR = recipeColumns.map((column) => `r.${column}` as const)

/** Columns of ratings, which are missing for a recipe that was just stored and can have none. */
interface RatingColumns {
  my_rating?: number | null
  ratings?: number | null
  stars?: number | null
}
type CardRow = Pick<Selectable<RecipesTable>, (typeof cardColumns)[number]> & RatingColumns
type RecipeRow = Pick<Selectable<RecipesTable>, (typeof recipeColumns)[number]> & RatingColumns

/**
 * Turns a row into a recipe; no other code does. Fields are assigned and not spread: V8 makes an object of so
 * many spread fields fifteen times more slowly, which shows in a list of 500.
 */
export const recipeFromRow = (row: RecipeRow): Recipe =>
  Object.assign(cardFromRow(row), {
    ingredients: row.ingredients,
    instructions: row.instructions,
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    groceryList: row.grocery_list,
    nutritionCoverage: row.nutrition_coverage,
    checks: row.checks,
    source: row.source,
    inReview: row.in_review_since !== null,
  })

export const cardFromRow = (row: CardRow): RecipeCard =>
  Object.assign(headFromRow(row), {
    id: row.id,
    nutrition: row.nutrition,
    imageUrl: imageUrl(row.image_hash),
    imageAlt: row.image_alt,
    isFavorite: row.is_favorite,
    isShared: row.shared_at !== null,
    folderId: row.folder_id,
    createdAt: row.created_at.toISOString(),
    averageRating: averageOf(row),
    totalRatings: row.ratings ?? 0,
    myRating: row.my_rating ?? null,
  })

export function contentColumns(userId: string, content: RecipeContent) {
  return {
    ...draftValues(content.draft),
    ...computedValues(content),
    search: searchVector(userId, content.draft),
    foods: content.foods ?? null,
    needs_index: content.foods === undefined,
  }
}

export const imageUrl = (hash: string | null) => (hash ? `/images/${hash}.webp` : null)

export const averageOf = ({ ratings, stars }: { ratings?: number | null; stars?: number | null }) =>
  ratings && stars ? stars / ratings : null
