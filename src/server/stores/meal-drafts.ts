import { sql } from 'kysely'
import type { RecipeDraft } from '#contract/recipe.ts'
import type { Queryable } from '#server/database/open.ts'
import { draftSelection } from './recipe-columns.ts'

/** Returns the drafts of these recipes of the cook, each with its version; deleted ones are left out. */
export async function draftsOf(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<{ id: string; version: number; draft: RecipeDraft }[]> {
  const { rows } = await sql<RecipeDraft & { id: string; version: number }>`
    select r.id, r.version, ${draftSelection('r')}
    from recipes r where r.user_id = ${userId} and r.id = any(${[...ids]}::uuid[])`.execute(db)
  return rows.map(({ id, version, ...draft }) => ({ id, version, draft }))
}
