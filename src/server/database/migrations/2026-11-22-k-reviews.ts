import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Reviews of recipes that were read from photos: such a recipe is in review until its cook has checked it.
 * `photos` names the files that are kept for that long (see ports/photos); recipes of the same photos name
 * the same files. A file that no review names is swept.
 */
export const reviews: Migration = {
  name: '2026-11-22-k-reviews',
  async up(db) {
    // A flag with a default would not do, because a recipe that was deleted before this migration is restored
    // without the column.
    await sql`alter table recipes add column in_review_since timestamptz`.execute(db)
    await sql`
      create table recipe_reviews (
        user_id uuid not null,
        recipe_id uuid not null,
        review jsonb not null,
        photos text[] not null,
        created_at timestamptz not null,
        primary key (user_id, recipe_id),
        foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
      )`.execute(db)
  },
}
