import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Proposed changes of a recipe, until the cook keeps one or a day has passed. They are stored here and named
 * by an id, so that no client can save a recipe that the kitchen did not propose. There is no foreign key to
 * the recipe: a proposal for a deleted recipe is simply not kept.
 * `food_corrections` holds what a cook has corrected about ingredients: the normalised name and the food's
 * id, or `none`.
 */
export const refine: Migration = {
  name: '2026-11-22-d-refine',
  async up(db) {
    await sql`
      create table refine_proposals (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        recipe_id uuid not null,
        recipe_version integer not null,
        wish text not null,
        engine text not null,
        draft jsonb not null,
        checks jsonb not null,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db)
    await sql`create index refine_proposals_age on refine_proposals (created_at)`.execute(db)

    await sql`alter table generations drop constraint generations_kind_check`.execute(db)
    await sql`
      alter table generations add constraint generations_kind_check
      check (kind in ('text', 'ingredients', 'option', 'ocr', 'refine'))`.execute(db)

    await sql`
      create table food_corrections (
        user_id uuid not null references users (id) on delete cascade,
        name text not null check (name <> ''),
        food_id text not null,
        updated_at timestamptz not null,
        primary key (user_id, name)
      )`.execute(db)
  },
}
