import type { Queryable } from '#server/database/open.ts'

/** Returns the cook's notes on a recipe; null when the cook has no such recipe. */
export async function getNotes(db: Queryable, userId: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('recipes')
    .select('notes')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.notes ?? null
}

/**
 * Replaces the notes; with `before` only while they are still the same, so that two tabs do not overwrite
 * each other. Notes are no part of the content: they make no version.
 */
export async function setNotes(
  db: Queryable,
  userId: string,
  id: string,
  { notes, before }: { notes: string; before?: string | undefined },
): Promise<'saved' | 'changed' | 'absent'> {
  const update = db
    .updateTable('recipes')
    .set({ notes })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .$if(before !== undefined, (query) => query.where('notes', 'in', [before ?? '', notes]))
    .returning('id')
  if (await update.executeTakeFirst()) return 'saved'
  return (await getNotes(db, userId, id)) === null ? 'absent' : 'changed'
}
