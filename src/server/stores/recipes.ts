import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Recipe, RecipeSource } from '#contract/recipe.ts'
import type { RecipeQuery } from '#contract/recipes.ts'
import type { Queryable } from '#server/database/open.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { withRatings } from './recipe-ratings.ts'
import { contentColumns, type RecipeContent, recipeColumns, recipeFromRow } from './recipe-rows.ts'
import { searchQuery } from './search-terms.ts'

export { deleteRecipe, restoreRecipe } from './deleted-recipes.ts'
export { moveRecipe, toggleFavorite, updateRecipe } from './recipe-changes.ts'
export type { RecipeContent } from './recipe-rows.ts'

export interface NewRecipe extends RecipeContent {
  /** Made by the application when left out. */
  id?: string
  source: RecipeSource
  image: { hash: string; alt: string } | null
  /** What it is a copy of. */
  originId?: string
  createdAt: Date
}

export interface RecipePage {
  recipes: Recipe[]
  /** Where the next page starts; null at the end, and when no `limit` was given. */
  nextCursor: string | null
}

/**
 * The cook's recipes, newest first, in one query.
 * @throws CursorError when the cursor is not one of ours.
 */
export async function listRecipes(
  db: Queryable,
  userId: string,
  query: RecipeQuery = {},
): Promise<RecipePage> {
  let rows = withRatings(userId, db.selectFrom('recipes as r').where('r.user_id', '=', userId))
  if (query.category) rows = rows.where('r.category', '=', query.category)
  if (query.folderId === 'unorganized') rows = rows.where('r.folder_id', 'is', null)
  else if (query.folderId) rows = rows.where('r.folder_id', '=', query.folderId)
  if (query.search) {
    const words = searchQuery(userId, query.search)
    if (!words) return { recipes: [], nextCursor: null }
    rows = rows.where(sql<boolean>`r.search @@ ${words}::tsquery`)
  }
  if (query.cursor) {
    const { createdAt, id } = decodeCursor(query.cursor)
    rows = rows.where(sql<boolean>`(r.created_at, r.id) < (${createdAt}, ${id})`)
  }
  // One row more than asked for tells whether there is a next page.
  if (query.limit) rows = rows.limit(query.limit + 1)
  const found = await rows.orderBy('r.created_at', 'desc').orderBy('r.id', 'desc').execute()
  const page = query.limit ? found.slice(0, query.limit) : found
  const last = page.at(-1)
  const nextCursor =
    last && found.length > page.length ? encodeCursor({ createdAt: last.created_at, id: last.id }) : null
  return { recipes: page.map(recipeFromRow), nextCursor }
}

export async function getRecipe(db: Queryable, userId: string, id: string): Promise<Recipe | null> {
  const row = await withRatings(
    userId,
    db.selectFrom('recipes as r').where('r.user_id', '=', userId).where('r.id', '=', id),
  ).executeTakeFirst()
  return row ? recipeFromRow(row) : null
}

export async function insertRecipe(db: Queryable, userId: string, recipe: NewRecipe): Promise<Recipe> {
  const row = await db
    .insertInto('recipes')
    .values({
      user_id: userId,
      id: recipe.id ?? uuidv7(),
      ...contentColumns(userId, recipe),
      source: JSON.stringify(recipe.source),
      image_hash: recipe.image?.hash ?? null,
      image_alt: recipe.image?.alt ?? null,
      origin_id: recipe.originId ?? null,
      created_at: recipe.createdAt,
      updated_at: recipe.createdAt,
    })
    .returning(recipeColumns)
    .executeTakeFirstOrThrow()
  return recipeFromRow(row)
}

/** Titles of what the cook made lately, newest first. */
export async function recentTitles(db: Queryable, userId: string, limit = 20): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .select('title')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ title }) => title)
}
