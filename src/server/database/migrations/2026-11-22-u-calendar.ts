import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Cooked meals, and the shelf of recipes to cook some day. */
export const calendar: Migration = {
  name: '2026-11-22-u-calendar',
  async up(db) {
    // The cook's own day of cooking; `cooked_at` is the instant at which the cook marked the meal.
    await sql`alter table meal_entries add column cooked_on date`.execute(db)
    // A log entry that the plan wrote is deleted when the meal is no longer marked; one that the cook wrote
    // stays.
    await sql`alter table cooked_log add column from_plan boolean not null default false`.execute(db)

    await sql`
      create table shelf_recipes (
        user_id uuid not null references users (id) on delete cascade,
        recipe_id uuid not null,
        added_at timestamptz not null,
        primary key (user_id, recipe_id),
        foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
      )`.execute(db)
  },
}
