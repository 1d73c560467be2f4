import { type SelectQueryBuilder, sql } from 'kysely'
import type { Recipe } from '#contract/recipe.ts'
import type { RecipeCards, RecipeQuery } from '#contract/recipes.ts'
import type { Queryable } from '#server/database/open.ts'
import type { RecipesTable, Tables } from '#server/database/tables.ts'
import { type Place, recipeOrders } from './tmp-old-orders.ts'
import { cardsWithRatings, withRatings } from './recipe-ratings.ts'
import { cardFromRow, recipeFromRow } from './recipe-rows.ts'
import { searchQuery } from './search-terms.ts'

export interface RecipePage {
  recipes: Recipe[]
  /** Where the next page starts; null at the end, and when no `limit` was given. */
  nextCursor: string | null
}

/**
 * The cook's recipes, newest first unless `sort` says otherwise, in one query.
 * @throws CursorError when the cursor is not one of ours.
 */
export async function listRecipes(
  db: Queryable,
  userId: string,
  query: RecipeQuery = {},
): Promise<RecipePage> {
  const { rows, nextCursor } = await readPage(query, withRatings(userId, fitting(db, userId, query)))
  return { recipes: rows.map(recipeFromRow), nextCursor }
}

/**
 * The same as cards.
 * @throws CursorError when the cursor is not one of ours.
 */
export async function listCards(db: Queryable, userId: string, query: RecipeQuery): Promise<RecipeCards> {
  const { rows, nextCursor } = await readPage(query, cardsWithRatings(userId, fitting(db, userId, query)))
  return { recipes: rows.map(cardFromRow), nextCursor }
}

/** What of the cook's recipes fits the filter. */
function fitting(db: Queryable, userId: string, { category, folderId, search }: RecipeQuery) {
  let rows = db.selectFrom('recipes as r').where('r.user_id', '=', userId)
  if (category) rows = rows.where('r.category', '=', category)
  if (folderId === 'unorganized') rows = rows.where('r.folder_id', 'is', null)
  else if (folderId) rows = rows.where('r.folder_id', '=', folderId)
  if (search) {
    const words = searchQuery(userId, search)
    rows = words ? rows.where(sql<boolean>`r.search @@ ${words}::tsquery`) : rows.where(sql.lit(false))
  }
  return rows
}

async function readPage<Row extends Omit<Place, 'title_key'>>(
  { sort = 'newest', cursor, limit }: RecipeQuery,
  query: SelectQueryBuilder<Tables & { r: RecipesTable }, 'r', Row>,
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const order = recipeOrders[sort]
  let rows = query.orderBy(order.by)
  if (cursor) rows = rows.where(order.after(cursor))
  // One row more than asked for tells whether there is a next page.
  if (limit) rows = rows.limit(limit + 1)
  const found = await (order.key ? rows.select(order.key.as('title_key')) : rows).execute()
  const page = limit ? found.slice(0, limit) : found
  const last = page.at(-1)
  return { rows: page, nextCursor: last && found.length > page.length ? order.cursorAt(last) : null }
}
