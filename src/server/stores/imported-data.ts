import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { ArchivedFolder } from '#contract/archive.ts'
import type { Queryable } from '#server/database/open.ts'
import { noteAdded } from './collection-room.ts'
import type { WaitingRecipe } from './import-items.ts'
import { contentColumns, type RecipeContent } from './recipe-rows.ts'

interface Inserting {
  userId: string
  id: string
  recipe: WaitingRecipe
  content: RecipeContent
  folderId: string | null
  image: { hash: string; alt: string | null } | null
  now: Date
}

/**
 * Inserts a recipe of a file with all its data: notes, rating, earlier versions. Call it in a transaction.
 * @throws CollectionFull
 */
export async function insertImported(
  db: Queryable,
  { userId, id, recipe, content, folderId, image, now }: Inserting,
): Promise<void> {
  const createdAt = notAfter(recipe.createdAt, now)
  await db
    .insertInto('recipes')
    .values({
      user_id: userId,
      id,
      ...contentColumns(userId, content),
      source: JSON.stringify(recipe.source),
      image_hash: image?.hash ?? null,
      image_alt: image?.alt ?? null,
      is_favorite: recipe.isFavorite,
      folder_id: folderId,
      notes: recipe.notes,
      version: recipe.version,
      created_at: createdAt,
      updated_at: recipe.updatedAt ? notAfter(recipe.updatedAt, now) : createdAt,
    })
    .execute()
  await noteAdded(db, userId)
  if (recipe.versions.length > 0) {
    await db
      .insertInto('recipe_versions')
      .values(
        recipe.versions.map((version) => ({
          user_id: userId,
          recipe_id: id,
          version: version.version,
          content: JSON.stringify({ ...version.content, imageAlt: version.image?.alt ?? null }),
          image_hash: version.image?.hash ?? null,
          reason: version.reason,
          detail: version.detail,
          created_at: notAfter(version.createdAt, now),
        })),
      )
      .execute()
  }
  if (recipe.rating) {
    const { rating, comment, tags } = recipe.rating
    const ratedAt = notAfter(recipe.rating.createdAt ?? recipe.createdAt, now)
    // The recipe is new, so it has no ratings yet.
    await sql`
      with rated as (
        insert into ratings (user_id, recipe_id, rating, comment, tags, created_at, updated_at)
        values (${userId}, ${id}, ${rating}, ${comment}, ${tags}, ${ratedAt},
          ${recipe.rating.updatedAt ? notAfter(recipe.rating.updatedAt, now) : ratedAt})
        returning rating
      )
      insert into rating_totals (recipe_id, ratings, stars) select ${id}::uuid, 1, rating from rated`.execute(
      db,
    )
  }
}

/**
 * Limits a time to the present, because nothing in a collection may be from the future, whatever a file says.
 */
const notAfter = (instant: string | null, now: Date): Date => {
  const date = instant ? new Date(instant) : now
  return date > now ? now : date
}

/** Returns the cook's folder of that name, created when it is missing. */
export async function folderNamed(
  db: Queryable,
  userId: string,
  { name, color, createdAt }: Pick<ArchivedFolder, 'name' | 'color'> & { createdAt: string | null },
  now: Date,
): Promise<string> {
  // The cook's row is the lock, since two imports at once would both create the folder.
  await sql`select from users where id = ${userId} for no key update`.execute(db)
  const present = await db
    .selectFrom('folders')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .orderBy('created_at')
    .executeTakeFirst()
  if (present) return present.id
  const id = uuidv7()
  const at = notAfter(createdAt, now)
  await db
    .insertInto('folders')
    .values({ user_id: userId, id, name, color, created_at: at, updated_at: at })
    .execute()
  return id
}

export const hasFolder = async (db: Queryable, userId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('folders')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

/** Adds corrections of foods; those that the cook has here already stay. */
export async function addCorrections(
  db: Queryable,
  userId: string,
  foods: readonly { name: string; food: string }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into food_corrections (user_id, name, food_id, updated_at)
    select ${userId}, f.name, f.food, ${now}
    from jsonb_to_recordset(${JSON.stringify(foods)}::jsonb) as f (name text, food text)
    on conflict do nothing`.execute(db)
}
