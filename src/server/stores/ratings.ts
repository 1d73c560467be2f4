import { sql } from 'kysely'
import type { z } from 'zod'
import type { rating, ratings } from '#contract/ratings.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { rankListed } from './library-rank.ts'
import { averageOf } from './recipe-rows.ts'

type RatingBody = z.infer<typeof rating>
/** Every field is null when the cook has not rated it. */
export type OwnRating = z.infer<typeof ratings.get.reply>
export type RatingStats = z.infer<typeof ratings.stats.reply>

/** The cook's own rating of a recipe in their collection; null when it is not there. */
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

/** How many rated a recipe of the cook's collection, a copy's original included; null when it is not there. */
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

/** Sets the cook's rating and moves the totals by the difference. null when the cook has no such recipe. */
export async function rate(
  db: Queryable,
  userId: string,
  recipeId: string,
  body: RatingBody,
  now: Date,
): Promise<RatingBody | null> {
  return await transact(db, async (tx) => {
    // The cook's row is the lock: two first ratings at once would both count as new.
    const { rows } = await sql<{ subject: string }>`
      select coalesce(r.origin_id, r.id) as subject
      from users u join recipes r on r.user_id = u.id
      where u.id = ${userId} and r.user_id = ${userId} and r.id = ${recipeId}
      for no key update`.execute(tx)
    const subject = rows[0]?.subject
    if (!subject) return null
    const comment = body.comment || null
    const tags = [...new Set(body.tags)]
    await sql`
      with before as (
        select rating from ratings where user_id = ${userId} and recipe_id = ${subject}
      ), written as (
        insert into ratings (user_id, recipe_id, rating, comment, tags, created_at, updated_at)
        values (${userId}, ${subject}, ${body.rating}, ${comment}, ${tags}, ${now}, ${now})
        on conflict (user_id, recipe_id) do update
          set rating = excluded.rating, comment = excluded.comment, tags = excluded.tags, updated_at = ${now}
      ), counted as (
        insert into rating_totals as totals (recipe_id, ratings, stars) values (${subject}, 1, ${body.rating})
        on conflict (recipe_id) do update set
          ratings = totals.ratings + case when exists (select from before) then 0 else 1 end,
          stars = totals.stars + ${body.rating}::bigint - coalesce((select rating from before), 0)
        returning recipe_id, ratings, stars
      )
      ${rankListed('counted')}`.execute(tx)
    return { rating: body.rating, comment, tags }
  })
}
