import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Sort orders of a collection, each from an index: by title, and favourites first. Newest and oldest are the
 * two directions of the existing `recipes_newest`.
 * `title_sort_key` is the key of a title: without accents and case, its numbers in eight digits, so that
 * "5-Minute Eggs" comes before "10-Minute Eggs". It is `titleSortKey` of domain/sorting.ts in SQL; a test
 * compares the two. It is cut at 100 letters, because it goes into cursors.
 */
export const collectionOrders: Migration = {
  name: '2026-11-22-g-collection-orders',
  async up(db) {
    await sql`
      create function title_sort_key(title text) returns text
      language sql immutable strict parallel safe
      return left(
        regexp_replace(
          regexp_replace(
            lower(regexp_replace(normalize(title, NFKD), '[\u0300-\u036f]', '', 'g')),
            '([0-9]+)', '00000000\\1', 'g'),
          '[0-9]+([0-9]{8})', '\\1', 'g'),
        100)`.execute(db)
    await sql`
      create index recipes_title on recipes (user_id, (title_sort_key(title)) collate "C", id desc)`.execute(
      db,
    )
    await sql`
      create index recipes_favorites on recipes (user_id, is_favorite desc, created_at desc, id desc)`.execute(
      db,
    )
  },
}
