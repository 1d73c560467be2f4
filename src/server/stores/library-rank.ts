import { type RawBuilder, sql } from 'kysely'

/**
 * Number and mean of the votes that are assumed before the first: one vote of 5 must not beat a hundred of
 * 4.8.
 */
const PRIOR_VOTES = 5
const PRIOR_MEAN = 3.5

/** Rank of a listed recipe without votes. */
export const RANK_OF_NONE = PRIOR_MEAN

/** Bayesian average as SQL, from expressions for the number of votes and the sum of their stars. */
export const rankOf = (votes: RawBuilder<unknown>, stars: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`((${sql.lit(PRIOR_VOTES * PRIOR_MEAN)} + ${stars})::double precision / (${sql.lit(PRIOR_VOTES)} + ${votes}))`

/**
 * Updates the library with new totals, within the statement that writes them: `totals` is the name of a CTE
 * that returns `recipe_id`, `ratings` and `stars` of `rating_totals`.
 */
export const rankListed = (totals: string): RawBuilder<unknown> => sql`
  update popular_recipes p set ratings = t.ratings, stars = t.stars, rank = ${rankOf(sql`t.ratings`, sql`t.stars`)}
  from ${sql.table(totals)} t where p.id = t.recipe_id`
