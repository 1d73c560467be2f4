import { sql } from 'kysely'
import type { Recipe } from '#contract/recipe.ts'
import type { Queryable } from '#server/database/open.ts'
import { havingWords } from './having-words.ts'
import { formsQuery } from './search-terms.ts'
import { stemOf, wordsOf } from './search-words.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** In shorter words one letter more or less makes another word. */
const MIN_LENGTH = 4
/** In shorter words one other letter makes another word: rice, race. */
const MIN_LENGTH_OTHER = 5

/**
 * Every word that is one letter away: one too many, one missing, one other, or two neighbours swapped. A few hundred
 * look-ups in the index find those that a cook's recipes have, so no list of words has to be kept anywhere. Hands slip
 * within a word; one with another beginning is another word: `cake` does not mean "take it to the table".
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

/** What a mistyped word may have been, as written or as a stem. */
export const formsNear = (word: string): Set<string> =>
  new Set([...wordsNear(word), ...wordsNear(stemOf(word))])

/** How many recipes are read to learn what a mistyped word was meant to be. */
const READ = 200

/**
 * For each mistyped word the forms near it that the cook's recipes have; the newest are asked. The steps are not: they
 * have so many verbs that `chicken` would find whatever thickens.
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
