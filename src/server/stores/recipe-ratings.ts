import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely'
import type { RecipesTable, Tables } from '#server/database/tables.ts'
import { cardColumnsOfR, recipeColumnsOfR } from './recipe-rows.ts'

type RecipeTables = Tables & { r: RecipesTable }

/** The whole recipe with what the API shows beside it: the cook's own rating and everybody's. */
export const withRatings = <O>(userId: string, query: SelectQueryBuilder<RecipeTables, 'r', O>) =>
  joinRatings(userId, query).select(recipeColumnsOfR)

/** The same as a card. */
export const cardsWithRatings = <O>(userId: string, query: SelectQueryBuilder<RecipeTables, 'r', O>) =>
  joinRatings(userId, query).select(cardColumnsOfR)

const joinRatings = <O>(userId: string, query: SelectQueryBuilder<RecipeTables, 'r', O>) =>
  query
    .leftJoin('ratings as mine', (join) =>
      join.on('mine.user_id', '=', userId).on((eb) => eb('mine.recipe_id', '=', subjectOf(eb))),
    )
    // Looked up row by row, so that its cost depends on this cook's recipes and not on everybody's ratings.
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('rating_totals as t')
          .select(['t.ratings', 't.stars'])
          .where((where) => where('t.recipe_id', '=', where.fn.coalesce('r.origin_id', 'r.id')))
          .limit(1)
          .as('totals'),
      (join) => join.onTrue(),
    )
    .select(['mine.rating as my_rating', 'totals.ratings', 'totals.stars'])

/** What a recipe is rated as: a copy counts for what it was copied from. */
const subjectOf = (eb: ExpressionBuilder<RecipeTables, 'r'>) => eb.fn.coalesce('r.origin_id', 'r.id')
