import { type CompiledQuery, type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Recipe, RecipeSource } from '#contract/recipe.ts'
import type { Queryable } from '#server/database/open.ts'
import type { RecipesTable } from '#server/database/tables.ts'
import { awaitPicture, type PictureQuality, paintingOf } from './awaited-pictures.ts'
import { requireRoom, takePlace } from './collection-room.ts'
import { withRatings } from './recipe-ratings.ts'
import { contentColumns, type RecipeContent, recipeColumns, recipeFromRow } from './recipe-rows.ts'

export { deleteRecipe, restoreRecipe } from './deleted-recipes.ts'
export { moveRecipe, toggleFavorite, updateRecipe } from './recipe-changes.ts'
export { canMoveIn, listCards, listRecipes } from './recipe-list.ts'
export type { RecipeContent } from './recipe-rows.ts'

export interface NewRecipe extends RecipeContent {
  /** Id of the recipe, made here when left out. */
  id?: string
  source: RecipeSource
  /** Picture; `painting` means that an image model is to paint one in place of this drawing. */
  image: { hash: string; alt: string; painting?: PictureQuality } | null
  /** Id of the original, for a copy. */
  originId?: string
  createdAt: Date
}

export async function getRecipe(db: Queryable, userId: string, id: string): Promise<Recipe | null> {
  const row = await withRatings(
    userId,
    db.selectFrom('recipes as r').where('r.user_id', '=', userId).where('r.id', '=', id),
  )
    .select(paintingOf(userId))
    .executeTakeFirst()
  return row ? withPainting(recipeFromRow(row), row.painting) : null
}

/**
 * Stores a recipe. Call it in a transaction when its picture is awaited. @throws CollectionFull when the cook
 * has as many as they may.
 */
export async function insertRecipe(db: Queryable, userId: string, recipe: NewRecipe): Promise<Recipe> {
  const values = {
    user_id: userId,
    id: recipe.id ?? uuidv7(),
    ...contentColumns(userId, recipe),
    source: JSON.stringify(recipe.source),
    image_hash: recipe.image?.hash ?? null,
    image_alt: recipe.image?.alt ?? null,
    origin_id: recipe.originId ?? null,
    created_at: recipe.createdAt,
    updated_at: recipe.createdAt,
  }
  insertion ??= insertionOf(db, userId, values)
  for (;;) {
    const { rows } = await db.executeQuery<InsertedRow>({
      ...insertion,
      parameters: [userId, ...Object.values(values)],
    })
    const [row] = rows
    if (row) return await withAwaited(db, userId, recipe, recipeFromRow(row))
    // No place was known to be free. After counting one is, unless the collection is full.
    await requireRoom(db, userId)
  }
}

const withPainting = (recipe: Recipe, painting: string | null): Recipe =>
  // Checked by the table.
  painting ? Object.assign(recipe, { painting: painting as Recipe['painting'] }) : recipe

async function withAwaited(
  db: Queryable,
  userId: string,
  { image, createdAt: now }: NewRecipe,
  stored: Recipe,
): Promise<Recipe> {
  if (!image?.painting) return stored
  const { hash, painting: quality } = image
  await awaitPicture(db, { userId, recipeId: stored.id }, { hash, quality, now })
  return withPainting(stored, 'coming')
}

type InsertedRow = Pick<Selectable<RecipesTable>, (typeof recipeColumns)[number]>

/**
 * Statement that inserts a recipe and takes its place at once. Its columns are the same each time, in the
 * same order, so it is compiled only once.
 */
let insertion: CompiledQuery<InsertedRow> | undefined
const insertionOf = (db: Queryable, userId: string, values: object): CompiledQuery<InsertedRow> =>
  sql<InsertedRow>`
    with place as (${takePlace(userId)})
    insert into recipes (${sql.join(Object.keys(values).map((column) => sql.ref(column)))})
    select ${sql.join(Object.values(values))} from place
    returning ${sql.join(recipeColumns.map((column) => sql.ref(column)))}`.compile(db)

/** Lists the titles of the cook's latest recipes, newest first. */
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
