import { type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Folder, FolderCounts } from '#contract/folders.ts'
import type { Queryable } from '#server/database/open.ts'
import type { FoldersTable } from '#server/database/tables.ts'
import { transact } from '#server/database/transact.ts'

export type FolderContent = Pick<Folder, 'name' | 'color'>

/** Lists the cook's folders, oldest first. */
export async function listFolders(db: Queryable, userId: string): Promise<Folder[]> {
  const rows = await db
    .selectFrom('folders')
    .select(['id', 'name', 'color'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(folderFromRow)
}

/** Counts the cook's recipes by folder, from the index alone and in one pass over their own entries. */
export async function countByFolder(db: Queryable, userId: string): Promise<FolderCounts> {
  const rows = await db
    .selectFrom('recipes')
    .select((eb) => ['folder_id', eb.fn.countAll<number>().as('recipes')])
    .where('user_id', '=', userId)
    .groupBy('folder_id')
    .execute()
  const counts: FolderCounts = { all: 0, unorganized: 0, folders: {} }
  for (const { folder_id, recipes } of rows) {
    counts.all += recipes
    if (folder_id === null) counts.unorganized = recipes
    else counts.folders[folder_id] = recipes
  }
  return counts
}

export async function createFolder(
  db: Queryable,
  userId: string,
  content: FolderContent,
  now: Date,
): Promise<Folder> {
  const row = await db
    .insertInto('folders')
    .values({ user_id: userId, id: uuidv7(), ...content, created_at: now, updated_at: now })
    .returning(['id', 'name', 'color'])
    .executeTakeFirstOrThrow()
  return folderFromRow(row)
}

/** Changes a folder; null when the cook has no such folder. */
export async function updateFolder(
  db: Queryable,
  userId: string,
  id: string,
  content: FolderContent,
  now: Date,
): Promise<Folder | null> {
  const row = await db
    .updateTable('folders')
    .set({ ...content, updated_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['id', 'name', 'color'])
    .executeTakeFirst()
  return row ? folderFromRow(row) : null
}

/** Deletes a folder, whose recipes stay without one. False when the cook has no such folder. */
export async function deleteFolder(db: Queryable, userId: string, id: string): Promise<boolean> {
  return await transact(db, async (tx) => {
    // The folder is locked first, so that no recipe can be moved into it between emptying and deleting.
    const folder = await tx
      .selectFrom('folders')
      .select('id')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!folder) return false
    await sql`
      with emptied as (
        update recipes set folder_id = null where user_id = ${userId} and folder_id = ${id}
      )
      delete from folders where user_id = ${userId} and id = ${id}`.execute(tx)
    return true
  })
}

const folderFromRow = (row: Pick<Selectable<FoldersTable>, 'id' | 'name' | 'color'>): Folder => ({
  ...row,
  color: row.color as Folder['color'], // only the contract's colours are written
})
