import { sql } from 'kysely'
import type { Listing, Season } from '#contract/popular.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { rankOf } from './library-rank.ts'
import { draftSelection, listedAnew, listedContent, listedRefs } from './recipe-columns.ts'
import { lockRecipe } from './recipe-lock.ts'
import { awaitReports } from './reports.ts'
import { LIBRARY, type Searchable, searchVector } from './search-terms.ts'

/** Fields that the search of the library covers; steps are searched in a cook's own recipes alone. */
const searchedInLibrary = ['title', 'description', 'category', 'ingredients'] as const

/**
 * Tells whether the cook's recipe is listed, and the reason when it may not be. null when the cook has no
 * such recipe.
 */
export async function getListing(db: Queryable, userId: string, id: string): Promise<Listing | null> {
  const { rows } = await sql<{ listed: boolean; copied: boolean; shared: boolean; banned: boolean }>`
    select r.is_listed as listed, r.origin_id is not null as copied, r.shared_at is not null as shared,
      exists (select from popular_bans b where b.recipe_id = r.id) as banned
    from recipes r where r.user_id = ${userId} and r.id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) return null
  const why = row.copied
    ? 'This recipe was copied from another cook. Only recipes of your own can be listed.'
    : row.banned
      ? 'An administrator took this recipe out of the popular library.'
      : row.shared
        ? null
        : 'Share the recipe first: what is listed can be read by others.'
  return { isListed: row.listed, canList: why === null, why }
}

/**
 * Lists or unlists a recipe of the cook's. One that may not be listed stays unchanged; null when there is no
 * such recipe.
 */
export async function setListed(
  db: Queryable,
  userId: string,
  id: string,
  listed: boolean,
): Promise<Listing | null> {
  return await transact(db, async (tx) => {
    // The recipe is locked first, so that concurrent unsharing or deleting happens wholly before or wholly
    // after.
    await lockRecipe(tx, userId, id)
    if (listed) await awaitReports(tx, id)
    const before = await getListing(tx, userId, id)
    if (!before || (listed && !before.canList)) return before
    await sql`update recipes set is_listed = ${listed} where user_id = ${userId} and id = ${id}`.execute(tx)
    await refreshListing(tx, userId, id)
    return await getListing(tx, userId, id)
  })
}

/**
 * Updates the library with the present text of the cook's recipe, or removes it when it is no longer listed.
 * Call it after any change of a recipe; for most it is one index lookup.
 */
export async function refreshListing(db: Queryable, userId: string, id: string): Promise<void> {
  const { rows } = await sql<Searchable>`
    select ${draftSelection('r', searchedInLibrary)} from recipes r
    where r.user_id = ${userId} and r.id = ${id} and r.is_listed and r.shared_at is not null and r.origin_id is null
      and not exists (select from popular_bans b where b.recipe_id = r.id)`.execute(db)
  const recipe = rows[0]
  if (!recipe) {
    await sql`delete from popular_recipes where id = ${id} and owner_id = ${userId}`.execute(db)
    return
  }
  await sql`
    insert into popular_recipes as p (id, owner_id, ${listedRefs()}, content, image_hash, image_alt, seasons, foods, search, ratings, stars, rank, listed_at)
    select r.id, r.user_id, ${listedRefs('r')}, ${listedContent('r')}, r.image_hash, r.image_alt, '{}', coalesce(r.foods, '{}'),
      ${searchVector(LIBRARY, recipe)}::tsvector, coalesce(t.ratings, 0), coalesce(t.stars, 0),
      ${rankOf(sql`coalesce(t.ratings, 0)`, sql`coalesce(t.stars, 0)`)}, r.shared_at
    from recipes r left join rating_totals t on t.recipe_id = r.id
    where r.user_id = ${userId} and r.id = ${id}
    on conflict (id) do update set ${listedAnew}, image_hash = excluded.image_hash,
      image_alt = excluded.image_alt, foods = excluded.foods,
      seasons = case when p.foods = excluded.foods then p.seasons else '{}' end, search = excluded.search
    where p.owner_id = ${userId}`.execute(db)
}

/** Lists library recipes whose seasons are not computed yet; the kitchen derives them from the foods. */
export async function listedWithoutSeasons(
  db: Queryable,
  limit = 200,
): Promise<{ id: string; foods: string[] }[]> {
  const { rows } = await sql<{ id: string; foods: string[] }>`
    select id, foods from popular_recipes where seasons = '{}' limit ${limit}`.execute(db)
  return rows
}

/** Stores the seasons, unless the recipe has other foods by now. */
export async function setListedSeasons(
  db: Queryable,
  { id, foods, seasons }: { id: string; foods: readonly string[]; seasons: readonly Season[] },
): Promise<void> {
  await sql`
    update popular_recipes set seasons = ${[...seasons]}::text[]
    where id = ${id} and foods = ${[...foods]}::text[]`.execute(db)
}
