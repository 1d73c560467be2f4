import { type Selectable, sql } from 'kysely'
import { MAX_SHELF_RECIPES, type ShelfRecipe } from '#contract/shelf.ts'
import type { Queryable } from '#server/database/open.ts'
import type { RecipesTable } from '#server/database/tables.ts'
import { transact } from '#server/database/transact.ts'
import { lockRecipe } from './recipe-lock.ts'
import { imageUrl } from './recipe-rows.ts'

type Row = Pick<Selectable<RecipesTable>, 'id' | 'title' | 'image_hash' | 'prep_time' | 'servings'> & {
  added_at: Date
}

const shown = sql`r.id, r.title, r.image_hash, r.prep_time, r.servings, s.added_at`

/** Lists the recipes on the shelf, the latest first. */
export async function listShelf(db: Queryable, userId: string): Promise<ShelfRecipe[]> {
  const { rows } = await sql<Row>`
    select ${shown} from shelf_recipes s join recipes r on r.user_id = s.user_id and r.id = s.recipe_id
    where s.user_id = ${userId} order by s.added_at desc, s.recipe_id desc`.execute(db)
  return rows.map(shelfRecipeOf)
}

/**
 * Adds a recipe to the shelf; one that is on it keeps its place. null when the cook has no such recipe;
 * `full` when there is no room.
 */
export async function addToShelf(
  db: Queryable,
  userId: string,
  recipeId: string,
  addedAt: Date,
): Promise<ShelfRecipe | null | 'full'> {
  return await transact(db, async (tx) => {
    if (!(await lockRecipe(tx, userId, recipeId))) return null
    const { rows } = await sql<Row>`
      with added as (
        insert into shelf_recipes (user_id, recipe_id, added_at)
        select ${userId}, ${recipeId}::uuid, ${addedAt}::timestamptz
        where (select count(*) from shelf_recipes where user_id = ${userId}) < ${MAX_SHELF_RECIPES}
        on conflict do nothing
        returning *
      ), s as (
        select * from added
        union all select * from shelf_recipes where user_id = ${userId} and recipe_id = ${recipeId}
      )
      select ${shown} from s join recipes r on r.user_id = s.user_id and r.id = s.recipe_id`.execute(tx)
    return rows[0] ? shelfRecipeOf(rows[0]) : 'full'
  })
}

/** Removes a recipe from the shelf; false when it was not there. */
export async function takeFromShelf(db: Queryable, userId: string, recipeId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shelf_recipes')
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

const shelfRecipeOf = (row: Row): ShelfRecipe => ({
  recipe: {
    id: row.id,
    title: row.title,
    imageUrl: imageUrl(row.image_hash),
    prepTime: row.prep_time,
    servings: row.servings,
  },
  addedAt: row.added_at.toISOString(),
})
