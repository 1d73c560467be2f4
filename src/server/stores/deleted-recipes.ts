import { sql } from 'kysely'
import type { Recipe } from '#contract/recipe.ts'
import type { Queryable } from '#server/database/open.ts'
import { isUniqueViolation, transact } from '#server/database/transact.ts'
import { noteAdded } from './collection-room.ts'
import { refreshListing } from './listings.ts'
import { lockPlan, roomInPlan } from './meals-room.ts'
import { withRatings } from './recipe-ratings.ts'
import { recipeFromRow } from './recipe-rows.ts'
import { awaitReports } from './reports.ts'

/**
 * Tables whose rows are deleted with their recipe (`on delete cascade`), and restored with it. A test
 * compares this list with the foreign keys of the database.
 */
export const goWithTheRecipe = [
  'recipe_versions',
  'recipe_reviews',
  'share_links',
  'meal_entries',
  'shelf_recipes',
  'shopping_sources',
  'awaited_pictures',
] as const

/**
 * Removes a recipe from the collection at once, with all rows that depend on it, and keeps it for
 * `restoreRecipe`. False when the cook has no such recipe. The cook's rating is deleted with an original, not
 * with a copy.
 */
export async function deleteRecipe(db: Queryable, userId: string, id: string, now: Date): Promise<boolean> {
  const children = goWithTheRecipe.map(
    (table) => sql`${sql.lit(table)}, (
    select jsonb_agg(to_jsonb(c)) from ${sql.table(table)} c where c.user_id = ${userId} and c.recipe_id = ${id})`,
  )
  return await transact(db, async (tx) => {
    // The recipe is locked first, which also blocks dependent rows: the statement sees only rows of before it
    // began, and would miss a listing or version that is just being written.
    await sql`select from recipes where user_id = ${userId} and id = ${id} for update`.execute(tx)
    const { rows } = await sql<{ id: string }>`
      with doomed as (
        select * from recipes where user_id = ${userId} and id = ${id}
      ), kept as (
        insert into deleted_recipes (user_id, id, recipe, kept, image_hashes, deleted_at)
        select user_id, id, to_jsonb(doomed), jsonb_build_object(${sql.join(children)}, 'ratings', (
            select jsonb_agg(to_jsonb(mine)) from ratings mine
            where mine.user_id = ${userId} and mine.recipe_id = ${id} and doomed.origin_id is null)),
          array(
            select doomed.image_hash where doomed.image_hash is not null
            union select v.image_hash from recipe_versions v
            where v.user_id = ${userId} and v.recipe_id = ${id} and v.image_hash is not null),
          ${now}
        from doomed
        on conflict (user_id, id) do update set recipe = excluded.recipe, kept = excluded.kept,
          image_hashes = excluded.image_hashes, deleted_at = excluded.deleted_at
      ), gone as (
        delete from recipes using doomed
        where recipes.user_id = ${userId} and recipes.id = doomed.id returning recipes.id, recipes.origin_id
      ), unlisted as (
        delete from popular_recipes using gone
        where popular_recipes.id = gone.id and popular_recipes.owner_id = ${userId}
      ), unrated as (
        delete from ratings using gone
        where ratings.user_id = ${userId} and ratings.recipe_id = gone.id and gone.origin_id is null
        returning ratings.recipe_id, ratings.rating
      ), lowered as (
        update rating_totals set ratings = rating_totals.ratings - 1, stars = rating_totals.stars - unrated.rating
        from unrated where rating_totals.recipe_id = unrated.recipe_id
      )
      select id from gone`.execute(tx)
    return rows.length === 1
  })
}

/** True when the cook deleted the recipe, so recently that it can still be restored. */
export async function isDeleted(db: Queryable, userId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('deleted_recipes')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Restores a deleted recipe with its versions, link, calendar entries and rating. A folder that has been
 * deleted since leaves it without a folder, and a recipe that an administrator removed from the library stays
 * out of it. null when there is nothing to restore; `taken` when the cook has saved the same shared recipe
 * again in the meantime, `plan_full` when their plan has no room for its meals any more.
 * @throws CollectionFull
 */
export async function restoreRecipe(
  db: Queryable,
  userId: string,
  id: string,
): Promise<Recipe | null | 'taken' | 'plan_full'> {
  try {
    return await transact(db, async (tx) => {
      await awaitReports(tx, id)
      if (!(await hasRoomForMeals(tx, userId, id))) return 'plan_full'
      const { numAffectedRows } = await sql`
        with kept as (
          select recipe, user_id from deleted_recipes where user_id = ${userId} and id = ${id} for update
        )
        insert into recipes
        select r.* from kept, jsonb_populate_record(null::recipes, '{"needs_index": true, "rest_time": 0}' || kept.recipe || jsonb_build_object('folder_id', (
          select f.id from folders f where f.user_id = kept.user_id and f.id = (kept.recipe->>'folder_id')::uuid
          for key share -- one that is just being deleted is waited for, and gone
        ), 'is_listed', (kept.recipe->>'is_listed')::boolean and not exists (
          select from popular_bans b where b.recipe_id = ${id}
        ))) r`.execute(tx)
      if (numAffectedRows !== 1n) return null
      await noteAdded(tx, userId)
      for (const table of goWithTheRecipe) {
        await sql`insert into ${sql.table(table)} ${rowsKept(table, userId, id)}`.execute(tx)
      }
      await sql`
        with rated as (
          insert into ratings ${rowsKept('ratings', userId, id)} returning recipe_id, rating
        )
        insert into rating_totals as totals (recipe_id, ratings, stars) select recipe_id, 1, rating from rated
        on conflict (recipe_id) do update set
          ratings = totals.ratings + excluded.ratings, stars = totals.stars + excluded.stars`.execute(tx)
      await sql`delete from deleted_recipes where user_id = ${userId} and id = ${id}`.execute(tx)
      await refreshListing(tx, userId, id)
      const mine = tx.selectFrom('recipes as r').where('r.user_id', '=', userId).where('r.id', '=', id)
      return recipeFromRow(await withRatings(userId, mine).executeTakeFirstOrThrow())
    })
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}

/**
 * True when the plan has room for the recipe's meals; it stays locked, so that the room is still there when
 * they are inserted.
 */
async function hasRoomForMeals(tx: Queryable, userId: string, id: string): Promise<boolean> {
  await lockPlan(tx, userId)
  const { rows } = await sql<{ fits: boolean }>`
    select kept.meals = 0 or kept.meals <= plan.free as fits
    from (${roomInPlan(userId)}) plan, (select count(*) as meals from (${rowsKept('meal_entries', userId, id)}) m) kept`.execute(
    tx,
  )
  return rows[0]?.fits ?? true
}

const rowsKept = (table: string, userId: string, id: string) => sql`
  select x.* from deleted_recipes d,
    jsonb_populate_recordset(null::${sql.table(table)}, coalesce(nullif(d.kept->${sql.lit(table)}, 'null'), '[]')) x
  where d.user_id = ${userId} and d.id = ${id}`

/**
 * Deletes for good what was deleted before that instant.
 * @returns number of recipes
 */
export async function sweepDeletedRecipes(db: Queryable, before: Date, limit = 500): Promise<number> {
  const { numAffectedRows } = await sql`
    with due as (
      select user_id, id from deleted_recipes where deleted_at < ${before} order by deleted_at limit ${limit}
      for update skip locked
    )
    delete from deleted_recipes d using due where d.user_id = due.user_id and d.id = due.id`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
