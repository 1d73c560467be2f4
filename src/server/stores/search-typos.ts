import { sql } from 'kysely'
import type { Recipe } from '#contract/recipe.ts'
import type { Queryable } from '#server/database/open.ts'
import { havingWords } from './having-words.ts'
import { formsQuery } from './search-terms.ts'
import { stemOf, wordsOf } from './search-words.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** Length below which one letter more or less makes another word. */
const MIN_LENGTH = 4
/** Length below which one different letter makes another word: rice, race. */
const MIN_LENGTH_OTHER = 5

/**
 * Returns every word that is one letter away: one too many, one missing, one different, or two neighbours
 * swapped. A few hundred index lookups find those that a cook's recipes have, so no dictionary is needed.
 * Unless it is swapped, the first letter stays, because a word with another beginning is another word: `cake`
 * does not mean "take it to the table".
 */
export function wordsNear(word: string): string[] {
  if (word.length < MIN_LENGTH || !/^[a-z]+$/.test(word)) return []
  const near = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    if (at > 0) for (const letter of letters) near.add(before + letter + after)
    if (!after) continue
    if (at > 0) near.add(before + after.slice(1))
    if (at > 0 && word.length >= MIN_LENGTH_OTHER)
      for (const letter of letters) near.add(before + letter + after.slice(1))
    if (after.length > 1) near.add(before + after[1] + after[0] + after.slice(2))
  }
  near.delete(word)
  return [...near]
}

/** Returns words that a mistyped word may stand for, as written or as a stem. */
export const formsNear = (word: string): Set<string> =>
  new Set([...wordsNear(word), ...wordsNear(stemOf(word))])

/** Number of recipes that are read to find the words that mistyped ones may stand for. */
const READ = 200

/**
 * Returns, for each mistyped word, the similar forms in the cook's newest recipes. The steps are excluded:
 * they have so many verbs that `chicken` would match `thicken`.
 */
export async function slipsOf(
  db: Queryable,
  userId: string,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const near = new Map(words.map((word) => [word, formsNear(word)] as const))
  const all = [...near.values()].flatMap((forms) => [...forms])
  if (all.length === 0) return new Map()
  const { rows } = await sql<Pick<Recipe, 'title' | 'description' | 'ingredients'>>`
    select title, description, ingredients from recipes
    where user_id = ${userId} and ${havingWords(sql`search`, formsQuery(userId, all))}
    order by created_at desc limit ${READ}`.execute(db)
  const written = wordsOf(
    rows.flatMap((row) => [row.title, row.description, ...row.ingredients.map(({ item }) => item)]).join(' '),
  )
  const there = new Set(written.flatMap((word) => [word, stemOf(word)]))
  return new Map([...near].map(([word, forms]) => [word, [...forms].filter((form) => there.has(form))]))
}
