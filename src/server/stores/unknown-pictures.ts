import { sql } from 'kysely'
import type { Queryable } from '#server/database/open.ts'

/** Which of these are in no book: their files were written, and the server died before it noted them. */
export async function unknownPictures(db: Queryable, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return []
  const { rows } = await sql<{ hash: string }>`
    select found.hash from unnest(${[...hashes]}::text[]) as found (hash)
    where not exists (select from pictures p where p.hash = found.hash)`.execute(db)
  return rows.map(({ hash }) => hash)
}
