import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * What could become of a recipe, until the cook keeps it or a day has passed. It is stored here and named by its id, so
 * that nobody can have something kept that the kitchen did not propose. No foreign key to the recipe: a proposal for a
 * recipe that is gone is simply not kept.
 *
 * `food_corrections` is what a cook said of ingredients: the normalised name and the food's id, or `none`.
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
