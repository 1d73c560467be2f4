import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * The order of titles with the titles in it. PostgreSQL reads a key from an index only where the index also has what
 * the key is made of; from `recipes_title` it took the places alone, and made the key anew for each row of a page.
 */
export const byTitle: Migration = {
  name: '2026-11-24-b-by-title',
  async up(db) {
    await sql`
      create index if not exists recipes_by_title on recipes (user_id, (title_sort_key(title)) collate "C", id desc)
        include (title)`.execute(db)
  },
}

/**
 * What `recipes_title` was for the other does as well, for servers of the version before it too. A step of its own:
 * in one with the other, it would wait for readers while writers wait for it.
 */
export const withoutTitle: Migration = {
  name: '2026-11-24-c-without-title',
  async up(db) {
    await sql`drop index if exists recipes_title`.execute(db)
  },
}
