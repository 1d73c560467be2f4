import { sql } from 'kysely'
import type { Queryable } from '#server/database/open.ts'

/**
 * Returns those of these hashes that have no row: their files were written, and the server crashed before it
 * recorded them.
 */
export async function unknownPictures(db: Queryable, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return []
  const { rows } = await sql<{ hash: string }>`
    select found.hash from unnest(${[...hashes]}::text[]) as found (hash)
    where not exists (select from pictures p where p.hash = found.hash)`.execute(db)
  return rows.map(({ hash }) => hash)
}
