import { sql } from 'kysely'
import type { RecipeDraft } from '#contract/recipe.ts'
import type { Queryable } from '#server/database/open.ts'

/** What these recipes of the cook say, each with its version; those that are gone are left out. */
export async function draftsOf(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; version: number; draft: RecipeDraft }[]> {
  const { rows } = await sql<RecipeDraft & { id: string; version: number }>`
    select id, version, title, description, category, prep_time as "prepTime", cook_time as "cookTime", servings,
      ingredients, instructions
    from recipes where user_id = ${userId} and id = any(${[...ids]}::uuid[])`.execute(db)
  return rows.map(({ id, version, ...draft }) => ({ id, version, draft }))
}
