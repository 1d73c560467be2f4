import { sql } from 'kysely'
import type { Recipe, RecipeSource } from '#contract/recipe.ts'
import type { VersionReason } from '#contract/versions.ts'
import type { Queryable } from '#server/database/open.ts'
import { isForeignKeyViolation, transact } from '#server/database/transact.ts'
import { refreshListing } from './listings.ts'
import { versionContent } from './recipe-columns.ts'
import { withRatings } from './recipe-ratings.ts'
import { contentColumns, type RecipeContent, recipeFromRow } from './recipe-rows.ts'

export interface Change {
  now: Date
  /** Kind of change; `edited` is one by the cook. */
  reason?: VersionReason
  /** Cause in a few words: the wish of a refinement, the number of a restored version. */
  detail?: string
  /** Author of a refinement, noted in the recipe's source. */
  refinedBy?: NonNullable<RecipeSource['refinedBy']>
  /** New picture; without it, the recipe keeps its own. */
  image?: { hash: string; alt: string | null } | null
  /** Version on which the change is based. Without it, any present version is replaced. */
  from?: number
}

/** Error for a recipe that was changed since: in another tab, on another device. */
export class VersionConflict extends Error {
  /** Present version of the recipe. */
  readonly version: number
  constructor(version: number) {
    super(`The recipe is at version ${version}`)
    this.name = 'VersionConflict'
    this.version = version
  }
}

/**
 * Replaces a recipe's content and keeps the previous one as a version. All changes of content use this
 * function. null when the cook has no such recipe.
 * @throws VersionConflict when it is no longer at `from`
 */
export async function updateRecipe(
  db: Queryable,
  userId: string,
  id: string,
  content: RecipeContent,
  change: Change,
): Promise<Recipe | null> {
  const { now, image, refinedBy } = change
  return await transact(db, async (tx) => {
    const kept = await keepVersion(tx, userId, id, change)
    if (kept === 'absent') return null
    if (!kept.isKept) throw new VersionConflict(kept.version)
    const row = await withRatings(
      userId,
      tx
        .with('r', (cte) =>
          cte
            .updateTable('recipes')
            .set({
              ...contentColumns(userId, content),
              ...(image !== undefined && { image_hash: image?.hash ?? null, image_alt: image?.alt ?? null }),
              ...(refinedBy && {
                source: sql`source || ${JSON.stringify({ refinedBy })}::jsonb`,
              }),
              version: sql`version + 1`,
              updated_at: now,
            })
            .where('user_id', '=', userId)
            .where('id', '=', id)
            .returningAll(),
        )
        .selectFrom('r'),
    ).executeTakeFirst()
    if (kept.isListed) await refreshListing(tx, userId, id)
    return row ? recipeFromRow(row) : null
  })
}

/** Locks the recipe and writes its present content to the versions, if it has the expected version. */
async function keepVersion(
  db: Queryable,
  userId: string,
  id: string,
  { now, reason = 'edited', detail, from }: Change,
): Promise<'absent' | { isKept: boolean; isListed: boolean; version: number }> {
  const { rows } = await sql<{ version: number; is_listed: boolean }>`
    with present as (
      select * from recipes where user_id = ${userId} and id = ${id} for no key update
    ), kept as (
      insert into recipe_versions (user_id, recipe_id, version, content, image_hash, reason, detail, created_at)
      select user_id, id, version, ${versionContent('present')}, image_hash, ${reason}, ${detail ?? null}, ${now}
      from present where version = coalesce(${from ?? null}::integer, version)
    )
    select version, is_listed from present`.execute(db)
  const present = rows[0]
  if (!present) return 'absent'
  const isKept = from === undefined || from === present.version
  return { isKept, isListed: present.is_listed, version: present.version }
}

/**
 * Sets the favourite mark, or inverts it when no value is given. @returns its value; null when the cook has
 * no such recipe
 */
export async function toggleFavorite(
  db: Queryable,
  userId: string,
  id: string,
  isFavorite?: boolean,
): Promise<boolean | null> {
  const row = await db
    .updateTable('recipes')
    .set({ is_favorite: isFavorite ?? sql`not is_favorite` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('is_favorite')
    .executeTakeFirst()
  return row?.is_favorite ?? null
}

/** Moves a recipe into a folder of the same cook; null means no folder. */
export async function moveRecipe(
  db: Queryable,
  userId: string,
  id: string,
  folderId: string | null,
): Promise<Recipe | 'recipe_not_found' | 'folder_not_found'> {
  try {
    const row = await withRatings(
      userId,
      db
        .with('r', (cte) =>
          cte
            .updateTable('recipes')
            .set({ folder_id: folderId })
            .where('user_id', '=', userId)
            .where('id', '=', id)
            .returningAll(),
        )
        .selectFrom('r'),
    ).executeTakeFirst()
    return row ? recipeFromRow(row) : 'recipe_not_found'
  } catch (error) {
    if (isForeignKeyViolation(error)) return 'folder_not_found'
    throw error
  }
}
