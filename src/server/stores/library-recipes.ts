import { sql } from 'kysely'
import type { Season } from '#contract/popular.ts'
import type { Queryable } from '#server/database/open.ts'
import { RANK_OF_NONE } from './library-rank.ts'
import { contentToList, listedAnew, listedRefs, listedValues } from './recipe-columns.ts'
import type { RecipeContent } from './recipe-rows.ts'
import { LIBRARY, searchVector } from './search-terms.ts'

export interface LibraryListing {
  id: string
  /** Digest of the recipe's text. */
  revision: string
  cuisine: string
  seasons: readonly Season[]
  content: RecipeContent
  image: { hash: string; alt: string }
}

/** Returns the revision of each cookbook recipe in the library, by its id. */
export async function libraryRevisions(db: Queryable): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; revision: string | null }>`
    select id, revision from popular_recipes where owner_id is null`.execute(db)
  return new Map(rows.map(({ id, revision }) => [id, revision ?? '']))
}

/** Lists the pictures of the library's cookbook recipes, in the order in which they are shown. */
export async function libraryPictures(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select image_hash as hash from popular_recipes
    where owner_id is null and image_hash is not null order by rank desc, id`.execute(db)
  return rows.map(({ hash }) => hash)
}

/** Adds a recipe of the cookbook, or replaces its text; its votes stay. Several servers may do so at once. */
export async function putLibraryRecipe(db: Queryable, recipe: LibraryListing, now: Date): Promise<void> {
  const { draft, foods } = recipe.content
  await sql`
    insert into popular_recipes as p (id, owner_id, ${listedRefs()}, content, image_hash, image_alt, seasons, cuisine, revision, foods, search, rank, listed_at)
    values (${recipe.id}, null, ${listedValues(draft)},
      ${JSON.stringify(contentToList(recipe.content))}::jsonb, ${recipe.image.hash},
      ${recipe.image.alt}, ${[...recipe.seasons]}::text[], ${recipe.cuisine}, ${recipe.revision}, ${foods ?? []}::text[],
      ${searchVector(LIBRARY, draft)}::tsvector, ${RANK_OF_NONE}, ${now})
    on conflict (id) do update set ${listedAnew}, image_hash = excluded.image_hash,
      image_alt = excluded.image_alt, seasons = excluded.seasons, cuisine = excluded.cuisine,
      revision = excluded.revision, foods = excluded.foods, search = excluded.search
    where p.owner_id is null`.execute(db)
}

/** Removes recipes that are no longer in the cookbook; copies in collections stay. */
export async function removeLibraryRecipes(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from popular_recipes where owner_id is null and id = any(${[...ids]}::uuid[])`.execute(db)
}
