import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Recipe } from '#contract/recipe.ts'
import type { SharedRecipe } from '#contract/shared.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { noteAdded } from './collection-room.ts'
import { copiedColumns, draftFromRow, draftSelection } from './recipe-columns.ts'
import { lockRecipe } from './recipe-lock.ts'
import { recipeColumnsOfR, recipeFromRow } from './recipe-rows.ts'
import { getRecipe } from './recipes.ts'
import { type Searchable, searchedFields, searchVector } from './search-terms.ts'

/** Makes the public link; a second call has no effect. False when the cook has no such recipe. */
export async function shareRecipe(db: Queryable, userId: string, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with opened as (
      update recipes set shared_at = coalesce(shared_at, ${now}) where user_id = ${userId} and id = ${id}
      returning id
    ), link as (
      insert into share_links (recipe_id, user_id, created_at)
      select id, ${userId}, ${now} from opened
      on conflict do nothing
    )
    select id from opened`.execute(db)
  return rows.length === 1
}

/** Removes the public link. False when the cook has no such recipe. */
export async function unshareRecipe(db: Queryable, userId: string, id: string): Promise<boolean> {
  return await transact(db, async (tx) => {
    // The recipe is locked first, because the statement sees only rows of before it began, and would miss a
    // link that is just being made.
    if (!(await lockRecipe(tx, userId, id))) return false
    await sql`
      with closed as (
        update recipes set shared_at = null, is_listed = false where user_id = ${userId} and id = ${id}
      ), listing as (
        delete from popular_recipes where id = ${id} and owner_id = ${userId}
      )
      delete from share_links where recipe_id = ${id} and user_id = ${userId}`.execute(tx)
    return true
  })
}

/**
 * Returns the recipe for anybody with the link. It is one query, whether the recipe is shared, no longer
 * shared or never was.
 */
export async function getShared(db: Queryable, id: string): Promise<SharedRecipe | null> {
  const row = await db
    .selectFrom('share_links as link')
    .innerJoin('recipes as r', (join) =>
      join.onRef('r.user_id', '=', 'link.user_id').onRef('r.id', '=', 'link.recipe_id'),
    )
    .leftJoin('rating_totals as totals', (join) =>
      join.on((eb) => eb('totals.recipe_id', '=', eb.fn.coalesce('r.origin_id', 'r.id'))),
    )
    .select(recipeColumnsOfR)
    .select(['totals.ratings', 'totals.stars'])
    .where('link.recipe_id', '=', id)
    .where('r.shared_at', 'is not', null)
    .executeTakeFirst()
  if (!row) return null
  const recipe = recipeFromRow(row)
  return {
    ...draftFromRow(row),
    id: recipe.id,
    imageUrl: recipe.imageUrl,
    imageAlt: recipe.imageAlt,
    nutrition: recipe.nutrition,
    createdAt: recipe.createdAt,
    averageRating: recipe.averageRating,
    totalRatings: recipe.totalRatings,
    groceryList: Object.values(recipe.groceryList).flat(),
  }
}

/**
 * Copies a shared recipe into the cook's collection, once: a cook who has it already (also as its author)
 * gets the existing one. The author's notes, folder and craving are not copied. null when it is not shared.
 * @throws CollectionFull
 */
export async function saveShared(
  db: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<{ recipe: Recipe; isNew: boolean } | null> {
  return await transact(db, async (tx) => {
    const source = await findShared(tx, userId, id)
    if (!source) return null
    if (source.mine) {
      const recipe = await getRecipe(tx, userId, source.mine)
      if (recipe) return { recipe, isNew: false }
    }
    const copyId = uuidv7()
    const { numAffectedRows } = await sql`
      insert into recipes (user_id, id, ${copiedColumns()}, source, image_hash, image_alt, origin_id, search, foods,
        needs_index, created_at, updated_at)
      select ${userId}, ${copyId}, ${copiedColumns()},
        jsonb_build_object('kind', 'shared', 'engine', source->'engine', 'prompt', null), image_hash,
        image_alt, ${source.subject}, ${searchVector(userId, source)}::tsvector, foods, needs_index, ${now}, ${now}
      from recipes where user_id = ${source.owner} and id = ${id}
      on conflict (user_id, origin_id) where origin_id is not null do nothing`.execute(tx)
    if (numAffectedRows === 1n) {
      await noteAdded(tx, userId)
      const recipe = await getRecipe(tx, userId, copyId)
      return recipe && { recipe, isNew: true }
    }
    // Another tab was faster, or the author was.
    const existing = (await findShared(tx, userId, id))?.mine
    const recipe = existing ? await getRecipe(tx, userId, existing) : null
    return recipe && { recipe, isNew: false }
  })
}

interface SharedSource extends Searchable {
  owner: string
  subject: string
  /** Id of the cook's recipe that is the same dish, if any. */
  mine: string | null
}

async function findShared(db: Queryable, userId: string, id: string): Promise<SharedSource | undefined> {
  const { rows } = await sql<SharedSource>`
    select r.user_id as owner, coalesce(r.origin_id, r.id) as subject,
      ${draftSelection('r', searchedFields)},
      coalesce(
        (select mine.id from recipes mine where mine.user_id = ${userId} and mine.id = coalesce(r.origin_id, r.id)),
        (select mine.id from recipes mine where mine.user_id = ${userId} and mine.origin_id = coalesce(r.origin_id, r.id))
      ) as mine
    from share_links link join recipes r on r.user_id = link.user_id and r.id = link.recipe_id
    where link.recipe_id = ${id} and r.shared_at is not null`.execute(db)
  return rows[0]
}
