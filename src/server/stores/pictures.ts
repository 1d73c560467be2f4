import { sql } from 'kysely'
import type { Queryable } from '#server/database/open.ts'

export interface NamedPicture {
  hash: string
  width: number
  height: number
}

/** Milliseconds for which a touched picture is not touched again, since the sweep counts in days. */
const AGAIN_AFTER_MS = 60 * 60_000

/**
 * Records that a picture was stored and is about to be used by a recipe. Call it before the recipe is
 * committed: the sweep keeps recently touched pictures. Many cooks may use one drawing at once, so its row is
 * neither written nor locked each time: they would wait for one another's commits.
 */
export async function namePicture(db: Queryable, picture: NamedPicture, now: Date): Promise<void> {
  const { hash, width, height } = picture
  const lately = new Date(now.getTime() - AGAIN_AFTER_MS)
  await sql`
    insert into pictures (hash, width, height, created_at, touched_at)
    select ${hash}::text, ${width}::int, ${height}::int, ${now}::timestamptz, ${now}::timestamptz
    where not exists (select from pictures where hash = ${hash} and touched_at > ${lately})
    on conflict (hash) do update set touched_at = excluded.touched_at`.execute(db)
}

/** Lists the hashes of pictures that are unused and untouched since `before`, oldest first. */
export async function unnamedPictures(db: Queryable, before: Date, limit = 100): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select p.hash from pictures p where p.touched_at < ${before} and not ${isNamed}
    order by p.touched_at limit ${limit}`.execute(db)
  return rows.map(({ hash }) => hash)
}

/** Deletes a picture's row if it is still unused and untouched; only then may its files be removed. */
export async function forgetPicture(db: Queryable, hash: string, before: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from pictures p where p.hash = ${hash} and p.touched_at < ${before} and not ${isNamed}`.execute(db)
  return numAffectedRows === 1n
}

const isNamed = sql<boolean>`(
  exists (select from recipes r where r.image_hash = p.hash)
  or exists (select from recipe_versions v where v.image_hash = p.hash)
  or exists (select from deleted_recipes d where d.image_hashes @> array[p.hash])
  or exists (select from captures c where c.picture_hash = p.hash)
  or exists (select from import_items i where i.image_hashes @> array[p.hash])
  or exists (select from popular_recipes l where l.image_hash = p.hash)
  or exists (select from users u where u.image_hash = p.hash))`
