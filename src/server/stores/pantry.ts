import { sql } from 'kysely'
import type { Recipe } from '#contract/recipe.ts'
import type { Queryable } from '#server/database/open.ts'
import { withRatings } from './recipe-ratings.ts'
import { recipeFromRow } from './recipe-rows.ts'

export interface PantryHit {
  recipe: Recipe
  /** Foods that the recipe needs and that are missing, in the notation of kitchen/pantry. */
  missing: string[]
  used: string[]
}

/**
 * Finds the cook's recipes that use some of the foods at hand: those with the fewest missing foods first,
 * then those that use the most. One bounded read over the cook's own rows.
 * @param answers foods for which those at hand can stand, in the notation of kitchen/pantry
 */
export async function makeableRecipes(
  db: Queryable,
  userId: string,
  { answers, limit }: { answers: readonly string[]; limit: number },
): Promise<{ hits: PantryHit[]; more: boolean }> {
  const best = sql`
    select r.id from recipes r, unnest(r.foods) food
    where r.user_id = ${userId} and food = any(${answers}::text[])
    group by r.user_id, r.id
    order by cardinality(r.foods) - count(*), count(*) desc, r.created_at desc, r.id desc
    limit ${limit + 1}`
  const rows = await withRatings(
    userId,
    db
      .selectFrom('recipes as r')
      .where('r.user_id', '=', userId)
      .where(sql<boolean>`r.id in (select best.id from (${best}) best)`),
  )
    .select('r.foods')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute()
  const atHand = new Set(answers)
  const hits = rows
    .map((row) => ({
      recipe: recipeFromRow(row),
      missing: (row.foods ?? []).filter((food) => !atHand.has(food)),
      used: (row.foods ?? []).filter((food) => atHand.has(food)),
    }))
    .sort((a, b) => a.missing.length - b.missing.length || b.used.length - a.used.length)
  return { hits: hits.slice(0, limit), more: hits.length > limit }
}
