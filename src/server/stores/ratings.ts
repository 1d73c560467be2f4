import { sql } from 'kysely'
import type { z } from 'zod'
import type { rating, ratings } from '#contract/ratings.ts'
import type { Queryable } from '#server/database/open.ts'
import { repeated } from '#server/database/transact.ts'
import { rankListed } from './library-rank.ts'
import { averageOf } from './recipe-rows.ts'

type RatingBody = z.infer<typeof rating>
/** Rating of the cook; every field is null without one. */
export type OwnRating = z.infer<typeof ratings.get.reply>
export type RatingStats = z.infer<typeof ratings.stats.reply>

/** Returns the cook's own rating of a recipe in their collection; null when there is no such recipe. */
export async function getRating(db: Queryable, userId: string, recipeId: string): Promise<OwnRating | null> {
  const { rows } = await sql<{ rating: number | null; comment: string | null; tags: string[] | null }>`
    select mine.rating, mine.comment, mine.tags
    from recipes r
    left join ratings mine on mine.user_id = r.user_id and mine.recipe_id = coalesce(r.origin_id, r.id)
    where r.user_id = ${userId} and r.id = ${recipeId}`.execute(db)
  const row = rows[0]
  // Only the contract's tags are written.
  return row ? { ...row, tags: row.tags as OwnRating['tags'] } : null
}

const MOST_TASTES = 10

/** Lists the titles that the cook rated with at least 4 stars, and with at most 2, the latest first. */
export async function tastesOf(
  db: Queryable,
  userId: string,
): Promise<{ liked: string[]; disliked: string[] }> {
  const { rows } = await sql<{ title: string; rating: number }>`
    select r.title, mine.rating
    from ratings mine
    join recipes r on r.user_id = mine.user_id and coalesce(r.origin_id, r.id) = mine.recipe_id
    where mine.user_id = ${userId} and (mine.rating >= 4 or mine.rating <= 2)
    order by r.created_at desc, r.id desc
    limit ${MOST_TASTES * 4}`.execute(db)
  const titles = (isMeant: (stars: number) => boolean) =>
    [...new Set(rows.filter(({ rating }) => isMeant(rating)).map(({ title }) => title))].slice(0, MOST_TASTES)
  return { liked: titles((stars) => stars >= 4), disliked: titles((stars) => stars <= 2) }
}

/**
 * Returns the number and average of ratings of a recipe in the cook's collection, for a copy those of its
 * original; null when there is no such recipe.
 */
export async function ratingStats(
  db: Queryable,
  userId: string,
  recipeId: string,
): Promise<RatingStats | null> {
  const { rows } = await sql<{ ratings: number | null; stars: number | null }>`
    select totals.ratings, totals.stars
    from recipes r
    left join rating_totals totals on totals.recipe_id = coalesce(r.origin_id, r.id)
    where r.user_id = ${userId} and r.id = ${recipeId}`.execute(db)
  const row = rows[0]
  return row ? { totalRatings: row.ratings ?? 0, averageRating: averageOf(row) } : null
}

/**
 * Stores the cook's rating and changes the totals by the difference, in one statement. null when the cook has
 * no such recipe. Of two ratings at once the later one meets the earlier one's row, and returns as `replaced`
 * the value that it overwrote: reading the row beforehand would miss it. Cook and recipe cannot be deleted
 * meanwhile.
 */
export async function rate(
  db: Queryable,
  userId: string,
  recipeId: string,
  body: RatingBody,
  now: Date,
): Promise<RatingBody | null> {
  const comment = body.comment || null
  const tags = [...new Set(body.tags)]
  const { rows } = await repeated(db, () =>
    sql`
      with subject as (
        select u.id as user_id, coalesce(r.origin_id, r.id) as recipe_id
        from users u join recipes r on r.user_id = u.id
        where u.id = ${userId} and r.user_id = ${userId} and r.id = ${recipeId}
        for key share
      ), written as (
        insert into ratings as mine (user_id, recipe_id, rating, comment, tags, created_at, updated_at)
        select user_id, recipe_id, ${body.rating}::integer, ${comment}::text, ${tags}::text[], ${now}::timestamptz,
          ${now}::timestamptz
        from subject
        on conflict (user_id, recipe_id) do update
          set rating = excluded.rating, comment = excluded.comment, tags = excluded.tags, updated_at = excluded.updated_at,
            replaced = mine.rating
        returning recipe_id, rating, replaced
      ), counted as (
        insert into rating_totals as totals (recipe_id, ratings, stars)
        select recipe_id, 1, rating from written
        on conflict (recipe_id) do update set
          ratings = totals.ratings + (select case when replaced is null then 1 else 0 end from written),
          stars = totals.stars + (select rating - coalesce(replaced, 0) from written)
        returning recipe_id, ratings, stars
      ), ranked as (
        ${rankListed('counted')}
      )
      select recipe_id from subject`.execute(db),
  )
  return rows.length > 0 ? { rating: body.rating, comment, tags } : null
}
