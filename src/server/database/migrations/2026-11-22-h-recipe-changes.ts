import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Deleted recipes leave their tables at once, so that no query has to remember to exclude them, and lie here
 * whole until the cook can no longer undo the deletion. `recipe` is the row; `kept` has the rows of other
 * tables that belong to it, by table name; `image_hashes` keeps their pictures from the sweep.
 */
export const recipeChanges: Migration = {
  name: '2026-11-22-h-recipe-changes',
  async up(db) {
    await sql`
      create table deleted_recipes (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        recipe jsonb not null,
        kept jsonb not null,
        image_hashes text[] not null,
        deleted_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db)
    await sql`create index deleted_recipes_due on deleted_recipes (deleted_at)`.execute(db)
    await sql`create index deleted_recipes_images on deleted_recipes using gin (image_hashes)`.execute(db)

    // `detail` describes the cause of a version in a few words: the wish of a refinement, the number of a
    // restored version.
    await sql`alter table recipe_versions add column detail text`.execute(db)
  },
}
