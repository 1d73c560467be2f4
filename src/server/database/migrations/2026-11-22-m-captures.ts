import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * What was read from a page or a text, until the cook keeps it or a week has passed. It is stored here and named by
 * its id, so that nobody can say of a recipe that it comes from somewhere else, or that no model has read it. What it
 * became is noted, so that a second click finds the same recipe.
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
    // "You have this page already" is asked at every import.
    await sql`
      create index recipes_source_url on recipes (user_id, (source->>'url'))
      where source->>'url' is not null`.execute(db)

    await sql`alter table generations drop constraint generations_kind_check`.execute(db)
    await sql`
      alter table generations add constraint generations_kind_check
      check (kind in ('text', 'ingredients', 'option', 'ocr', 'refine', 'import'))`.execute(db)
  },
}
