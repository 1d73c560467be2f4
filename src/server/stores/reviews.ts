import { sql } from 'kysely'
import type { Recipe } from '#contract/recipe.ts'
import type { Review } from '#contract/reviews.ts'
import type { KeptReview } from '#kitchen/reading/review.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { getRecipe } from './recipes.ts'

export interface NewReview {
  review: KeptReview
  /** Names of the stored photos, in the order in which they were sent. */
  photos: string[]
}

export interface OpenReview extends NewReview {
  recipe: Recipe
  /** Other recipes of the same upload that still exist, and whether they are in review. */
  others: Review['others']
}

/** Puts a recipe that was just stored into review. */
export async function openReview(
  db: Queryable,
  userId: string,
  recipeId: string,
  { review, photos }: NewReview,
  now: Date,
): Promise<void> {
  await db
    .insertInto('recipe_reviews')
    .values({
      user_id: userId,
      recipe_id: recipeId,
      review: JSON.stringify(review),
      photos,
      created_at: now,
    })
    .execute()
  await db
    .updateTable('recipes')
    .set({ in_review_since: now })
    .where('user_id', '=', userId)
    .where('id', '=', recipeId)
    .execute()
}

/** Returns the review of a recipe; null when the cook has no such recipe, or it is not in review. */
export async function getReview(db: Queryable, userId: string, recipeId: string): Promise<OpenReview | null> {
  const row = await db
    .selectFrom('recipe_reviews')
    .select(['review', 'photos'])
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst()
  const recipe = row && (await getRecipe(db, userId, recipeId))
  if (!recipe) return null
  const others = await stillThere(
    db,
    userId,
    row.review.others.map(({ id }) => id),
  )
  return { review: row.review, photos: row.photos, recipe, others }
}

/** Returns those of the cook's given recipes that still exist, in the same order. */
async function stillThere(db: Queryable, userId: string, ids: readonly string[]): Promise<Review['others']> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'title', 'in_review_since'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute()
  const found = new Map(
    rows.map(({ id, title, in_review_since }) => [id, { id, title, inReview: in_review_since !== null }]),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}

/**
 * Ends the review that the cook has completed. Returns the photos that no other review uses; null without a
 * review.
 */
export async function endReview(
  db: Queryable,
  userId: string,
  recipeId: string,
): Promise<{ photos: string[] } | null> {
  return await transact(db, async (tx) => {
    const ended = await tx
      .deleteFrom('recipe_reviews')
      .where('user_id', '=', userId)
      .where('recipe_id', '=', recipeId)
      .returning('photos')
      .executeTakeFirst()
    if (!ended) return null
    await tx
      .updateTable('recipes')
      .set({ in_review_since: null })
      .where('user_id', '=', userId)
      .where('id', '=', recipeId)
      .execute()
    return { photos: await unnamedPhotos(tx, userId, ended.photos) }
  })
}

/**
 * Returns those of the cook's given photos that no review uses, not even one of a recipe that can still be
 * restored.
 */
export async function unnamedPhotos(
  db: Queryable,
  userId: string,
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name
    where not exists (
      select from recipe_reviews r where r.user_id = ${userId} and name = any (r.photos)
    ) and not exists (
      select from deleted_recipes d, jsonb_array_elements(
        case jsonb_typeof(d.kept->'recipe_reviews') when 'array' then d.kept->'recipe_reviews' else '[]' end) as r
      where d.user_id = ${userId} and r->'photos' @> to_jsonb(name)
    )`.execute(db)
  return rows.map(({ name }) => name)
}
