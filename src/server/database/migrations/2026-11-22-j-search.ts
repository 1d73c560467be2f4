import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Search by stems, fields and steps, and by the foods in the kitchen. `foods` are the foods that a recipe
 * needs (see kitchen/pantry); null until they are known. Both are computed by the server's code, so existing
 * recipes are marked with `needs_index` and indexed again in the background; until then they are found by
 * their old words.
 */
export const search: Migration = {
  name: '2026-11-22-j-search',
  async up(db) {
    await sql`
      alter table recipes
        add column foods text[],
        add column needs_index boolean not null default true`.execute(db)
    await sql`create index recipes_needing_index on recipes (user_id, id) where needs_index`.execute(db)
  },
}
