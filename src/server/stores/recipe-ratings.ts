import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import type { RecipesTable, Tables } from '#server/database/tables.ts'
import { cardColumnsOfR, recipeColumnsOfR } from './recipe-rows.ts'

type RecipeTables = Tables & { r: RecipesTable }

/** Selects whole recipes with the cook's own rating and everybody's. */
export const withRatings = <O>(userId: string, query: SelectQueryBuilder<RecipeTables, 'r', O>) =>
  query.select(ratings(userId)).select(recipeColumnsOfR)

/** Selects cards with the same ratings. */
export const cardsWithRatings = <O>(userId: string, query: SelectQueryBuilder<RecipeTables, 'r', O>) =>
  query.select(ratings(userId)).select(cardColumnsOfR)

/**
 * Looks ratings up row by row, so that the cost depends on the recipes that are shown and not on everybody's
 * ratings. They are scalar subqueries, not joins: PostgreSQL evaluates these only for the rows that remain on
 * a page.
 */
const ratings = (userId: string) => (eb: ExpressionBuilder<RecipeTables, 'r'>) => {
  // A copy has the ratings of its original.
  const subject = eb.fn.coalesce('r.origin_id', 'r.id')
  const mine = eb.selectFrom('ratings as mine').where('mine.user_id', '=', userId)
  const totals = eb.selectFrom('rating_totals as totals').where('totals.recipe_id', '=', subject)
  return [
    mine.where('mine.recipe_id', '=', subject).select('mine.rating').as('my_rating'),
    totals.select('totals.ratings').as('ratings'),
    totals.select('totals.stars').as('stars'),
  ] as const
}
