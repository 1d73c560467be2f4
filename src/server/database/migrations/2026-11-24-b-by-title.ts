import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Index of titles that includes the titles. PostgreSQL reads a key from an index only where the index also
 * has the columns of the key; from `recipes_title` it took only the places, and computed the key again for
 * each row of a page.
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
 * Drops `recipes_title`, which the other index replaces, for servers of the version before it too. It is a
 * migration of its own: together with the other, it would wait for readers while writers wait for it.
 */
export const withoutTitle: Migration = {
  name: '2026-11-24-c-without-title',
  async up(db) {
    await sql`drop index if exists recipes_title`.execute(db)
  },
}
