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

/** All that is written of a recipe when its text changes: what the author gave and what the kitchen computed. */
export interface RecipeContent extends Computed {
  draft: RecipeDraft
  /** What it takes of the kitchen, by kitchen/pantry. Left out, it is found out in the background. */
  foods?: string[]
}

/** The columns of a recipe that a card shows. */
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

/** The columns of a recipe that the API shows. */
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

/** The same in a query where the recipe is called `r`. */
export const cardColumnsOfR = cardColumns.map((column) => `r.${column}` as const)
export const recipeColumnsOfR = recipeColumns.map((column) => `r.${column}` as const)

/** Without the ratings it is a recipe that nobody can have rated yet. */
interface RatingColumns {
  my_rating?: number | null
  ratings?: number | null
  stars?: number | null
}
type CardRow = Pick<Selectable<RecipesTable>, (typeof cardColumns)[number]> & RatingColumns
type RecipeRow = Pick<Selectable<RecipesTable>, (typeof recipeColumns)[number]> & RatingColumns

/**
 * The one place where a row becomes a recipe: what a card shows of it, and the rest. Assigned and not spread: V8 makes
 * an object of so many spread fields fifteen times more slowly, which shows in a list of 500.
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

/** The columns that hold a recipe's content. */
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
