import { type RawBuilder, sql } from 'kysely'

/** Votes that stand before the first, and their mean: one vote of 5 does not beat a hundred of 4.8. */
const PRIOR_VOTES = 5
const PRIOR_MEAN = 3.5

/** Where a listed recipe stands without any vote. */
export const RANK_OF_NONE = PRIOR_MEAN

/** Its Bayesian average, of SQL expressions for the number of votes and the sum of their stars. */
export const rankOf = (votes: RawBuilder<unknown>, stars: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`((${sql.lit(PRIOR_VOTES * PRIOR_MEAN)} + ${stars})::double precision / (${sql.lit(PRIOR_VOTES)} + ${votes}))`

/**
 * Tells the library of new totals, within the statement that writes them: `totals` is the name of a CTE that returns
 * `recipe_id`, `ratings` and `stars` of `rating_totals`.
 */
export const rankListed = (totals: string): RawBuilder<unknown> => sql`
  update popular_recipes p set ratings = t.ratings, stars = t.stars, rank = ${rankOf(sql`t.ratings`, sql`t.stars`)}
  from ${sql.table(totals)} t where p.id = t.recipe_id`
