import { sql } from 'kysely'
import type { SearchQuery, SearchResult, TimeBand } from '#contract/search.ts'
import type { Queryable } from '#server/database/open.ts'
import { havingWords } from './having-words.ts'
import { withRatings } from './recipe-ratings.ts'
import { recipeFromRow } from './recipe-rows.ts'
import { correctionsIn, matchesIn, type SoughtWord, wordsMeant } from './search-matches.ts'
import { formsQuery, soughtWords, titleWordQuery, wordQuery } from './search-terms.ts'
import { slipsOf } from './search-typos.ts'

/** Rank of a word by its weight, D to A: in a step, in the description, an ingredient, the title. */
const worth = '{0.02, 0.08, 0.25, 1}'

/**
 * Finds the cook's recipes that have every word, best first: in the title before in an ingredient before in a
 * step. A word that none of the recipes has is searched once more with one letter changed. One query, four
 * when that happens.
 */
export async function searchRecipes(
  db: Queryable,
  userId: string,
  query: SearchQuery,
): Promise<SearchResult> {
  const words = soughtWords(query.q).map((typed) => asTyped(userId, typed))
  if (query.q !== '' && words.length === 0) return nothing
  const found = await ranked(db, userId, query, words)
  if (found.hits.length > 0 || words.length === 0) return { ...found, corrections: [] }

  const unknown = await unknownWords(db, userId, words)
  if (unknown.length === 0) return nothing
  const slips = await slipsOf(db, userId, unknown)
  const corrected = words.map((word) => asMeant(userId, word, slips.get(word.typed)))
  if (corrected.some(({ forms, typed }) => !forms && unknown.includes(typed))) return nothing
  const second = await ranked(db, userId, query, corrected)
  return { ...second, corrections: correctionsIn(second.hits, corrected) }
}

const nothing: SearchResult = { hits: [], corrections: [], more: false }

interface Clause extends SoughtWord {
  /** Query for the recipes that have the word. */
  tsquery: string
  /** Query whose matches count for the rank. */
  rank: string
}

const asTyped = (userId: string, typed: string): Clause => {
  const tsquery = wordQuery(userId, typed)
  return { typed, forms: null, tsquery, rank: `${tsquery} | ${titleWordQuery(userId, typed)}` }
}

/** Replaces a mistyped word by its corrections; without any, the word stays as it is. */
const asMeant = (userId: string, word: Clause, forms: readonly string[] = []): Clause => {
  if (forms.length === 0) return word
  const tsquery = formsQuery(userId, forms)
  return { ...word, forms: new Set(forms), tsquery, rank: tsquery }
}

async function ranked(
  db: Queryable,
  userId: string,
  { category, time, limit }: SearchQuery,
  words: readonly Clause[],
): Promise<Pick<SearchResult, 'hits' | 'more'>> {
  const all = words.map(({ tsquery }) => tsquery).join(' & ')
  const any = words.map(({ rank }) => rank).join(' | ')
  // Among equal ranks, shorter titles come first, because they say little else.
  const order =
    words.length > 0
      ? sql`ts_rank(${worth}, r.search, (select ${any}::tsquery)) desc, length(r.title), r.created_at desc, r.id desc`
      : sql`r.created_at desc, r.id desc`
  const best = sql`
    select r.id from recipes r
    where r.user_id = ${userId}
      ${words.length > 0 ? sql`and ${havingWords(sql`r.search`, all)}` : sql``}
      ${category ? sql`and r.category = ${category}` : sql``}
      ${time ? sql`and ${inBand(time)}` : sql``}
    order by ${order}
    limit ${limit + 1}`
  const rows = await withRatings(
    userId,
    db
      .selectFrom('recipes as r')
      .where('r.user_id', '=', userId)
      .where(sql<boolean>`r.id in (select best.id from (${best}) best)`),
  )
    .orderBy(order)
    .execute()
  const isMeant = wordsMeant(words)
  const hits = rows.slice(0, limit).map((row) => {
    const recipe = recipeFromRow(row)
    return { recipe, matches: matchesIn(recipe, isMeant) }
  })
  return { hits, more: rows.length > limit }
}

const inBand = (time: TimeBand) => {
  const minutes = sql`r.prep_time + r.cook_time`
  if (time === 'quick') return sql`${minutes} < 30`
  return time === 'medium' ? sql`${minutes} between 30 and 60` : sql`${minutes} > 60`
}

/** Returns the words that occur in none of the cook's recipes. */
async function unknownWords(db: Queryable, userId: string, words: readonly Clause[]): Promise<string[]> {
  const { rows } = await sql<{ typed: string }>`
    select w.typed
    from unnest(${words.map(({ typed }) => typed)}::text[], ${words.map(({ tsquery }) => tsquery)}::text[])
      as w (typed, tsquery)
    where not exists (select from recipes r where r.user_id = ${userId} and r.search @@ w.tsquery::tsquery)
  `.execute(db)
  return rows.map(({ typed }) => typed)
}
