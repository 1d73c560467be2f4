import { type RawBuilder, sql } from 'kysely'

/**
 * Condition that every recipe fulfils: every word of a recipe is prefixed by its owner (see search-terms.ts),
 * so no recipe has this one.
 */
const lacksNobodysWord = (search: RawBuilder<unknown>) => sql`${search} @@ (select '!nobody'::tsquery)`

/**
 * Finds the recipes whose words match a tsquery, by their words alone. `search` is the column; `words` is the
 * text of the tsquery, a value and not a column, so that it and the conditions beside it are one index scan.
 * The words are prefixed by their owner, so all matches belong to that owner. PostgreSQL does not know that:
 * it takes them and `user_id` for independent, and would read the places of all of the owner's recipes from
 * another index to keep those that are in both. For a cook with 10,000 that is a third of a search and
 * changes nothing. Two conditions that every recipe fulfils make it expect so few rows that no second index
 * is worth reading. They cost nothing: a word that must be missing is not looked up where another must be
 * present. All come as sub-selects, so that PostgreSQL does not estimate by the words themselves and has one
 * plan for all of them.
 */
export const havingWords = (search: RawBuilder<unknown>, words: string): RawBuilder<boolean> =>
  sql<boolean>`${search} @@ (select ${words}::tsquery)
    and ${lacksNobodysWord(search)} and ${lacksNobodysWord(search)}`
