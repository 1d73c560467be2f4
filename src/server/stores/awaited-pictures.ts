import { type ExpressionBuilder, sql } from 'kysely'
import type { Queryable } from '#server/database/open.ts'
import type { RecipesTable, Tables } from '#server/database/tables.ts'

export type PictureQuality = 'standard' | 'high'

export interface RecipeKey {
  userId: string
  recipeId: string
}

/** Milliseconds of the lease, from the click that starts the picture or from its last renewal. */
const LEASE_MS = 10 * 60_000
/** Number of attempts over all servers, each of which may crash while it paints. */
const MOST_ATTEMPTS = 3

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS)

/**
 * Notes that a picture is to replace the recipe's drawing. Call it in the transaction that stores the recipe.
 */
export async function awaitPicture(
  tx: Queryable,
  { userId, recipeId }: RecipeKey,
  { hash, quality, now }: { hash: string; quality: PictureQuality; now: Date },
): Promise<void> {
  const values = {
    user_id: userId,
    recipe_id: recipeId,
    drawn_hash: hash,
    quality,
    lease_until: leaseFrom(now),
    created_at: now,
  }
  const anew = {
    drawn_hash: hash,
    quality,
    state: 'coming',
    attempts: 0,
    lease_until: leaseFrom(now),
  } as const
  await tx
    .insertInto('awaited_pictures')
    .values(values)
    .onConflict((conflict) => conflict.columns(['user_id', 'recipe_id']).doUpdateSet(anew))
    .execute()
}

/**
 * Claims a picture in order to paint it; null when it is no longer awaited, or has been tried often enough.
 */
export async function claimPicture(
  db: Queryable,
  { userId, recipeId }: RecipeKey,
  now: Date,
): Promise<{ drawnHash: string; quality: PictureQuality } | null> {
  const row = await db
    .updateTable('awaited_pictures')
    .set({
      attempts: sql`attempts + 1`,
      lease_until: leaseFrom(now),
      state: sql`case when attempts < ${MOST_ATTEMPTS} then 'coming' else 'failed' end`,
    })
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .where('state', '=', 'coming')
    .returning(['drawn_hash', 'quality', 'state'])
    .executeTakeFirst()
  return row?.state === 'coming'
    ? { drawnHash: row.drawn_hash, quality: row.quality as PictureQuality } // checked by the table
    : null
}

/** Lists pictures whose lease has expired, oldest first. */
export async function expiredPictures(db: Queryable, now: Date, limit: number): Promise<RecipeKey[]> {
  return await db
    .selectFrom('awaited_pictures')
    .select(['user_id as userId', 'recipe_id as recipeId'])
    .where('state', '=', 'coming')
    .where('lease_until', '<=', now)
    .orderBy('lease_until')
    .limit(limit)
    .execute()
}

/**
 * Replaces the drawing by the picture, if the recipe still shows that drawing. Nothing else of the recipe
 * changes.
 */
export async function replaceDrawing(
  db: Queryable,
  { userId, recipeId }: RecipeKey,
  { drawnHash, hash, alt }: { drawnHash: string; hash: string; alt: string },
): Promise<void> {
  await sql`
    with done as (
      delete from awaited_pictures
      where user_id = ${userId} and recipe_id = ${recipeId} and drawn_hash = ${drawnHash}
      returning user_id, recipe_id
    )
    update recipes r set image_hash = ${hash}, image_alt = ${alt}
    from done where r.user_id = done.user_id and r.id = done.recipe_id and r.image_hash = ${drawnHash}`.execute(
    db,
  )
}

/** Marks the picture as failed, so that the drawing stays. */
export async function markPictureFailed(
  db: Queryable,
  { userId, recipeId }: RecipeKey,
  drawnHash: string,
): Promise<void> {
  await db
    .updateTable('awaited_pictures')
    .set({ state: 'failed' })
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .where('drawn_hash', '=', drawnHash)
    .execute()
}

/** Releases the claim, so that another server can go on at once, or this one after a restart. */
export async function releasePicture(
  db: Queryable,
  { userId, recipeId }: RecipeKey,
  drawnHash: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('awaited_pictures')
    .set({ lease_until: now, attempts: sql`greatest(attempts - 1, 0)` })
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .where('drawn_hash', '=', drawnHash)
    .execute()
}

/** Selects the state of the awaited picture of the recipe `r`, while the recipe shows the drawing. */
export const paintingOf = (userId: string) => (eb: ExpressionBuilder<Tables & { r: RecipesTable }, 'r'>) =>
  eb
    .selectFrom('awaited_pictures as awaited')
    .where('awaited.user_id', '=', userId)
    .whereRef('awaited.recipe_id', '=', 'r.id')
    .whereRef('awaited.drawn_hash', '=', 'r.image_hash')
    .select('awaited.state')
    .as('painting')
