import { sql } from 'kysely'
import type { AccountStats } from '#contract/account.ts'
import type { Queryable } from '#server/database/open.ts'

/** Counts the cook's recipes, favourites, cooked meals and folders in one query. */
export async function accountStats(db: Queryable, userId: string): Promise<AccountStats> {
  const { rows } = await sql<AccountStats>`
    with counted as (
      select category, count(*)::int as count, count(*) filter (where is_favorite)::int as favorites
      from recipes where user_id = ${userId} group by category
    )
    select
      coalesce((select sum(count) from counted), 0)::int as recipes,
      coalesce((select sum(favorites) from counted), 0)::int as favorites,
      (select count(*) from cooked_log where user_id = ${userId})::int as cooked,
      (select count(*) from folders where user_id = ${userId})::int as folders,
      coalesce((select jsonb_agg(jsonb_build_object('category', category, 'count', count)) from counted), '[]')
        as categories`.execute(db)
  return rows[0] as AccountStats // a query without a table returns exactly one row
}
