import { type SelectQueryBuilder, sql } from 'kysely'
import type { Recipe } from '#contract/recipe.ts'
import type { RecipeCards, RecipeQuery } from '#contract/recipes.ts'
import type { Queryable } from '#server/database/open.ts'
import type { RecipesTable, Tables } from '#server/database/tables.ts'
import { havingWords } from './having-words.ts'
import { type Place, type RecipeOrder, recipeOrders } from './recipe-orders.ts'
import { cardsWithRatings, withRatings } from './recipe-ratings.ts'
import { cardFromRow, recipeFromRow } from './recipe-rows.ts'
import { searchQuery } from './search-terms.ts'

type RecipeTables = Tables & { r: RecipesTable }
type Recipes = SelectQueryBuilder<RecipeTables, 'r', unknown>

export interface RecipePage {
  recipes: Recipe[]
  /** Position of the next page; null at the end, and when no `limit` was given. */
  nextCursor: string | null
}

/**
 * Lists the cook's recipes, newest first unless `sort` says otherwise, in one query.
 * @throws CursorError when the cursor is not one of ours.
 */
export async function listRecipes(
  db: Queryable,
  userId: string,
  query: RecipeQuery = {},
): Promise<RecipePage> {
  const { rows, nextCursor } = await readPage(db, userId, query, withRatings)
  return { recipes: rows.map(recipeFromRow), nextCursor }
}

/**
 * Lists the cook's recipes as cards.
 * @throws CursorError when the cursor is not one of ours.
 */
export async function listCards(db: Queryable, userId: string, query: RecipeQuery): Promise<RecipeCards> {
  const { rows, nextCursor } = await readPage(db, userId, query, cardsWithRatings)
  return { recipes: rows.map(cardFromRow), nextCursor }
}

/** True when a recipe can move in this order while pages of it are read. */
export const canMoveIn = ({ sort = 'newest' }: RecipeQuery): boolean => recipeOrders[sort].canMove

/** Selects the cook's recipes that match the filter. */
function matchingRecipes(db: Queryable, userId: string, { category, folderId, search }: RecipeQuery) {
  let rows = db.selectFrom('recipes as r').where('r.user_id', '=', userId)
  if (category) rows = rows.where('r.category', '=', category)
  if (folderId === 'unorganized') rows = rows.where('r.folder_id', 'is', null)
  else if (folderId) rows = rows.where('r.folder_id', '=', folderId)
  if (search) {
    const words = searchQuery(userId, search)
    rows = rows.where(words ? havingWords(sql`r.search`, words) : sql.lit(false))
  }
  return rows
}

/** Numbers of rows for the page sizes of the app and most other clients: one more than each. */
const ROWS_READ = [49, 51, 97, 101, 201, 501]

/**
 * Returns the number of rows to read for a page; one more than the limit tells whether there is a next one.
 * For the whole collection it is part of the SQL text: as a parameter it would be unknown when PostgreSQL
 * makes the plan that it keeps, which would expect a tenth of all rows, and so PostgreSQL would rather plan
 * each time (decision 028). There are few such numbers, because each makes an SQL text of its own. For a part
 * of the collection it is a parameter: the best plan depends on how many rows match.
 */
const rowsFor = (limit: number, { category, folderId, search }: RecipeQuery) =>
  category || folderId || search ? limit + 1 : sql.lit(ROWS_READ.find((rows) => rows > limit) ?? limit + 1)

async function readPage<Row extends Omit<Place, 'title_key'>>(
  db: Queryable,
  userId: string,
  query: RecipeQuery,
  columns: (userId: string, of: Recipes) => SelectQueryBuilder<RecipeTables, 'r', Row>,
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const { sort = 'newest', cursor, limit } = query
  const order = recipeOrders[sort]
  let page = matchingRecipes(db, userId, query).orderBy(order.by)
  if (cursor) page = page.where(order.after(cursor))
  if (limit) page = page.limit(rowsFor(limit, query))
  const found = await columns(userId, rowsOfPage(db, userId, page, order)).execute()
  const rows = limit ? found.slice(0, limit) : found
  const last = rows.at(-1)
  return { rows, nextCursor: last && found.length > rows.length ? order.cursorAt(last) : null }
}

/**
 * Joins the rows of a page, in its order. Where only the index has the computed key of the order, the ids of
 * the page are read from the index alone, and the rows by these ids: in one step PostgreSQL would compute the
 * key again for every row.
 */
function rowsOfPage(db: Queryable, userId: string, page: Recipes, { made }: RecipeOrder): Recipes {
  if (!made) return page
  const places = page.select(['r.id', made.key.as('title_key')]).as('place')
  return db
    .selectFrom('recipes as r')
    .innerJoin(places, 'place.id', 'r.id')
    .where('r.user_id', '=', userId)
    .select('place.title_key')
    .orderBy(made.by) as unknown as Recipes // the columns of `r` are selected from the same table here
}
