import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Shopping list: its state when the cook last looked (`baseline`), its order and staples, and the changes
 * that were applied already. Ticking and hiding have times of their own, so that of two devices the later one
 * wins in each. Meals have their times of day, for the calendar feed.
 */
export const shopping: Migration = {
  name: '2026-11-22-t-shopping',
  async up(db) {
    await sql`
      create table shopping_lists (
        user_id uuid primary key references users (id) on delete cascade,
        aisles text[],
        staples text[],
        baseline jsonb,
        updated_at timestamptz not null
      )`.execute(db)
    // A device that lost the answer sends a change again, which must have no effect the second time.
    await sql`
      create table shopping_changes (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        made_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db)
    await sql`create index shopping_changes_age on shopping_changes (user_id, made_at)`.execute(db)
    // The amounts are those of the line when it was ticked, or hidden as bought.
    await sql`
      alter table shopping_marks
        add column ticked_amount text,
        add column bought_amount text,
        add column tick_changed_at timestamptz,
        add column hide_changed_at timestamptz`.execute(db)

    // Times of day by meal type, HH:mm; a meal type without an entry has its usual time.
    await sql`alter table users add column meal_times jsonb not null default '{}'`.execute(db)
  },
}
