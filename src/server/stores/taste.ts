import { sql } from 'kysely'
import type { RecipeDraft } from '#contract/recipe.ts'
import type { Candidate, Liked } from '#domain/suggest.ts'
import type { Queryable } from '#server/database/open.ts'
import { listedSelection } from './recipe-columns.ts'

/**
 * Lists recipes that the cook has shown to like, newest first: four or five stars, favorites, cooked,
 * planned.
 */
export async function likedBy(db: Queryable, userId: string, limit = 40): Promise<Liked[]> {
  const { rows } = await sql<Liked>`
    select * from (
      select r.title, coalesce(r.foods, '{}') as foods, case
        when mine.rating >= 4 then 'rated'
        when r.is_favorite then 'favorite'
        when exists (select from cooked_log c where c.user_id = ${userId} and c.recipe_id = r.id) then 'cooked'
        when exists (select from meal_entries m where m.user_id = ${userId} and m.recipe_id = r.id) then 'planned'
      end as how
      from recipes r
      left join ratings mine on mine.user_id = ${userId} and mine.recipe_id = coalesce(r.origin_id, r.id)
      where r.user_id = ${userId} and coalesce(mine.rating, 4) >= 4
      order by r.created_at desc limit 500
    ) known where how is not null limit ${limit}`.execute(db)
  return rows
}

/** Lists the best recipes of the library that the cook does not have yet. */
export async function candidatesFor(db: Queryable, userId: string, limit = 300): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select p.id, p.foods, p.seasons, p.rank from popular_recipes p
    where p.owner_id is distinct from ${userId}
      and not exists (select from recipes mine where mine.user_id = ${userId} and mine.origin_id = p.id)
    order by p.rank desc, p.id desc limit ${limit}`.execute(db)
  return rows
}

/** Returns the drafts of these recipes, as far as they are still listed. */
export async function listedDrafts(db: Queryable, ids: readonly string[]): Promise<Map<string, RecipeDraft>> {
  const { rows } = await sql<RecipeDraft & { id: string }>`
    select p.id, ${listedSelection('p')} from popular_recipes p where p.id = any(${[...ids]}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, ...draft }) => [id, draft]))
}
