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
  const { rows, nextCursor } = await readPage(db, userId, query, withRatings)
  return { recipes: rows.map(recipeFromRow), nextCursor }
}

/**
 * The same as cards.
 * @throws CursorError when the cursor is not one of ours.
 */
export async function listCards(db: Queryable, userId: string, query: RecipeQuery): Promise<RecipeCards> {
  const { rows, nextCursor } = await readPage(db, userId, query, cardsWithRatings)
  return { recipes: rows.map(cardFromRow), nextCursor }
}

/** Whether a recipe can move in this order while pages of it are read. */
export const canMoveIn = ({ sort = 'newest' }: RecipeQuery): boolean => recipeOrders[sort].canMove

/** What of the cook's recipes fits the filter. */
function fitting(db: Queryable, userId: string, { category, folderId, search }: RecipeQuery) {
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

/** How many rows the app and most others ask for, and one more. */
const ROWS_READ = [49, 51, 97, 101, 201, 501]

/**
 * How many rows are read for a page; one more than asked for tells whether there is a next one. Of the whole collection
 * it is a part of the text: as a value PostgreSQL would not know it when it makes the plan that it keeps, expect a tenth
 * of all rows, and so find it better to plan each time anew (decision 028). A few numbers only, because each is a text
 * of its own. Of a part of the collection it is a value: how the rows are best found depends on how many fit.
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
  let page = fitting(db, userId, query).orderBy(order.by)
  if (cursor) page = page.where(order.after(cursor))
  if (limit) page = page.limit(rowsFor(limit, query))
  const found = await columns(userId, atTheirPlaces(db, userId, page, order)).execute()
  const rows = limit ? found.slice(0, limit) : found
  const last = rows.at(-1)
  return { rows, nextCursor: last && found.length > rows.length ? order.cursorAt(last) : null }
}

/**
 * The rows of a page, in its order. Where only the index has ready made what the order goes by, the places of the page
 * are read from the index alone, and the rows by them: together PostgreSQL would make the key anew for every row.
 */
function atTheirPlaces(db: Queryable, userId: string, page: Recipes, { made }: RecipeOrder): Recipes {
  if (!made) return page
  const places = page.select(['r.id', made.key.as('title_key')]).as('place')
  return db
    .selectFrom('recipes as r')
    .innerJoin(places, 'place.id', 'r.id')
    .where('r.user_id', '=', userId)
    .select('place.title_key')
    .orderBy(made.by) as unknown as Recipes // what is read of `r` is read of it here, too
}
