import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Recipes that were read from a page or a text, until the cook keeps one or a week has passed. They are
 * stored here and named by an id, so that no client can claim another source for a recipe, or deny that a
 * model has read it. The saved recipe is noted, so that a second click finds the same one.
 */
export const captures: Migration = {
  name: '2026-11-22-m-captures',
  async up(db) {
    await sql`
      create table captures (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        source jsonb not null,
        notes text not null,
        picture_hash text,
        recipe_id uuid,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db)
    await sql`create index captures_age on captures (created_at)`.execute(db)
    await sql`create index captures_picture on captures (picture_hash) where picture_hash is not null`.execute(
      db,
    )
    // Every import asks whether the cook has this page already.
    await sql`
      create index recipes_source_url on recipes (user_id, (source->>'url'))
      where source->>'url' is not null`.execute(db)

    await sql`alter table generations drop constraint generations_kind_check`.execute(db)
    await sql`
      alter table generations add constraint generations_kind_check
      check (kind in ('text', 'ingredients', 'option', 'ocr', 'refine', 'import'))`.execute(db)
  },
}
