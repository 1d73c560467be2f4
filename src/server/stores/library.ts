import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { PopularPreview, PopularQuery, PopularRecipe, Season } from '#contract/popular.ts'
import type { Recipe } from '#contract/recipe.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { noteAdded } from './collection-room.ts'
import { readCursor, readNumber, writeCursor, writeNumber } from './cursor.ts'
import { type LibraryRow, libraryColumns, popularFromRow, previewFromRow } from './library-rows.ts'
import { copiedColumns, copiedFromLibrary, type ListedContent, listedSelection } from './recipe-columns.ts'
import { getRecipe } from './recipes.ts'
import { LIBRARY, type Searchable, searchedFields, searchQuery, searchVector } from './search-terms.ts'

/**
 * Lists a page of the library, best rated first (see library-rank.ts). `isSaved` is the caller's.
 * @throws CursorError when the cursor is not one of ours.
 */
export async function listPopular(
  db: Queryable,
  userId: string,
  { q, category, season, limit, cursor }: PopularQuery & { limit: number },
): Promise<{ recipes: PopularRecipe[]; nextCursor: string | null }> {
  const conditions = [sql`true`]
  if (category) conditions.push(sql`p.category = ${category}`)
  // The season is a constant, so that its own index is used. A dish of all four seasons belongs to none.
  if (season)
    conditions.push(sql`p.seasons @> ${sql.lit(`{${season}}`)}::text[] and cardinality(p.seasons) < 4`)
  const words = q ? searchQuery(LIBRARY, q) : null
  if (q && !words) return { recipes: [], nextCursor: null }
  if (words) conditions.push(sql`p.search @@ ${words}::tsquery`)
  if (cursor) {
    const [rank = '', id] = readCursor(cursor, 2)
    conditions.push(sql`(p.rank, p.id) < (${readNumber(rank)}::double precision, ${id}::uuid)`)
  }
  const { rows } = await sql<LibraryRow & { rank: number }>`
    select ${libraryColumns(userId)}, p.rank from popular_recipes p
    where ${sql.join(conditions, sql` and `)}
    order by p.rank desc, p.id desc limit ${limit + 1}`.execute(db)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    recipes: page.map(popularFromRow),
    nextCursor: rows.length > limit && last ? writeCursor(writeNumber(last.rank), last.id) : null,
  }
}

/** Returns one recipe of the library, whole; null when it is not listed. */
export async function getPopular(db: Queryable, userId: string, id: string): Promise<PopularPreview | null> {
  const { rows } = await sql<LibraryRow & { content: ListedContent; seasons: string[] }>`
    select ${libraryColumns(userId)}, p.content, p.seasons from popular_recipes p where p.id = ${id}`.execute(
    db,
  )
  return rows[0] ? previewFromRow(rows[0]) : null
}

/** Returns the cards of these recipes, as far as they are still listed. */
export async function popularByIds(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, PopularRecipe>> {
  const { rows } = await sql<LibraryRow>`
    select ${libraryColumns(userId)} from popular_recipes p where p.id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, popularFromRow(row)]))
}

export const bestOfSeason = async (db: Queryable, userId: string, season: Season, limit: number) =>
  (await listPopular(db, userId, { q: '', season, limit })).recipes

/**
 * Copies a listed recipe into the cook's collection, once: a cook who has it already (also as its author)
 * gets the existing one. null when it is not listed.
 * @throws CollectionFull
 */
export async function savePopular(
  db: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<{ recipe: Recipe; isNew: boolean } | null> {
  return await transact(db, async (tx) => {
    const { rows } = await sql<Searchable & { own: boolean }>`
      select ${listedSelection('p', searchedFields)}, coalesce(p.owner_id = ${userId}, false) as own
      from popular_recipes p where p.id = ${id} for share`.execute(tx)
    const source = rows[0]
    if (!source) return null
    if (source.own) {
      const recipe = await getRecipe(tx, userId, id)
      if (recipe) return { recipe, isNew: false }
    }
    const copyId = uuidv7()
    const { numAffectedRows } = await sql`
      insert into recipes (user_id, id, ${copiedColumns()}, source, image_hash, image_alt, origin_id, search, foods,
        needs_index, created_at, updated_at)
      select ${userId}, ${copyId}, ${copiedFromLibrary('p')},
        jsonb_build_object('kind', 'popular', 'engine', null, 'prompt', null),
        p.image_hash, p.image_alt, p.id, ${searchVector(userId, source)}::tsvector, p.foods, false, ${now}, ${now}
      from popular_recipes p where p.id = ${id}
      on conflict (user_id, origin_id) where origin_id is not null do nothing`.execute(tx)
    const isNew = numAffectedRows === 1n
    if (isNew) await noteAdded(tx, userId)
    const recipe = await getRecipe(tx, userId, isNew ? copyId : await copyOf(tx, userId, id))
    return recipe && { recipe, isNew }
  })
}

async function copyOf(db: Queryable, userId: string, originId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from recipes where user_id = ${userId} and origin_id = ${originId}`.execute(db)
  return rows[0]?.id ?? originId
}
