import { type Kysely, sql } from 'kysely'
import type { PrivateFiles } from '#identity/private-file.ts'
import type { Tables } from '#server/database/tables.ts'
import { isSealed, type Seal } from './seal.ts'

/** Private files as rows, for servers on several machines; encrypted when a key is configured. */
export interface DatabaseFiles extends PrivateFiles {
  /** Replaces the content of a file, for a restore. */
  replace(name: string, content: string): Promise<void>
  /** Returns all names in order. */
  all(): Promise<string[]>
  /** Encrypts the files that were stored before a key was configured. */
  sealAll(): Promise<void>
}

export function databaseFiles(db: Kysely<Tables>, seal: Seal | null): DatabaseFiles {
  const closed = (name: string, content: string) => seal?.close(name, content) ?? content
  const placeOf = (name: string) => `${name} in the table private_files`

  function opened(name: string, content: string): string {
    if (!isSealed(content)) return content
    const text = seal?.open(name, content)
    if (text != null) return text
    throw new Error(
      seal
        ? `${placeOf(name)} was sealed with another key: set SECRETS_KEY to that one.`
        : `${placeOf(name)} is sealed: set SECRETS_KEY to the key of the other servers.`,
    )
  }

  const contentOf = async (name: string) => {
    const row = await db
      .selectFrom('private_files')
      .select('content')
      .where('name', '=', name)
      .executeTakeFirst()
    return row?.content ?? null
  }
  const all = async () => {
    const rows = await db.selectFrom('private_files').select('name').orderBy('name').execute()
    return rows.map(({ name }) => name)
  }

  return {
    placeOf,
    all,
    async read(name) {
      const content = await contentOf(name)
      return content === null ? null : opened(name, content)
    },
    async create(name, content) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('private_files')
        .values({ name, content: closed(name, content) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    async replace(name, content) {
      const kept = closed(name, content)
      await db
        .insertInto('private_files')
        .values({ name, content: kept })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ content: kept }))
        .execute()
    },
    async names(folder) {
      const start = folder === '.' ? '' : `${folder}/`
      return (await all())
        .filter((name) => name.startsWith(start) && !name.slice(start.length).includes('/'))
        .map((name) => name.slice(start.length))
    },
    async remove(name) {
      await db.deleteFrom('private_files').where('name', '=', name).execute()
    },
    async sealAll() {
      if (!seal) return
      const plain = await sql<{ name: string; content: string }>`
        select name, content from private_files where content not like 'sealed-%'`.execute(db)
      for (const { name, content } of plain.rows) {
        // The row is updated only if unchanged, because another server may have encrypted it meanwhile.
        await db
          .updateTable('private_files')
          .set({ content: closed(name, content) })
          .where('name', '=', name)
          .where('content', '=', content)
          .execute()
      }
    },
  }
}
