import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Calendar, log of cooked meals, and shopping list. The list is computed from its sources; the cook's own
 * lines, ticks and hidden lines are layers of their own, so that a changed plan loses none of them.
 */
export const planning: Migration = {
  name: '2026-11-21-d-planning',
  async up(db) {
    // `date` is a calendar date without a time zone. An entry is a recipe, or free text, or both (leftovers
    // of it).
    await sql`
      create table meal_entries (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        date date not null,
        meal_type text not null check (meal_type in ('breakfast', 'lunch', 'dinner', 'prep')),
        kind text not null default 'recipe' check (kind in ('recipe', 'leftovers', 'text')),
        recipe_id uuid,
        text text,
        servings integer,
        note text,
        cooked_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (user_id, id),
        foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade,
        check (recipe_id is not null or text is not null)
      )`.execute(db)
    await sql`create index meal_entries_date on meal_entries (user_id, date, id)`.execute(db)
    await sql`create index meal_entries_recipe on meal_entries (user_id, recipe_id)`.execute(db)

    // The title stays when the recipe is deleted, because the meal was eaten all the same.
    await sql`
      create table cooked_log (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        recipe_id uuid,
        title text not null,
        cooked_on date not null,
        servings integer,
        note text,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db)
    await sql`create index cooked_log_date on cooked_log (user_id, cooked_on desc, id desc)`.execute(db)
    await sql`create index cooked_log_recipe on cooked_log (user_id, recipe_id)`.execute(db)

    await sql`
      create table shopping_sources (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        recipe_id uuid,
        servings integer,
        from_date date,
        to_date date,
        created_at timestamptz not null,
        primary key (user_id, id),
        foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade,
        check (recipe_id is not null or (from_date is not null and to_date is not null))
      )`.execute(db)
    await sql`create index shopping_sources_recipe on shopping_sources (user_id, recipe_id)`.execute(db)
    await sql`
      create table shopping_lines (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        text text not null,
        aisle text,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db)
    // line_key names a line of the computed list (food and unit) or a line that the cook added.
    await sql`
      create table shopping_marks (
        user_id uuid not null references users (id) on delete cascade,
        line_key text not null,
        ticked_at timestamptz,
        hidden_at timestamptz,
        updated_at timestamptz not null,
        primary key (user_id, line_key)
      )`.execute(db)

    await sql`
      create table calendar_feeds (
        token_hash bytea primary key,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null
      )`.execute(db)
    await sql`create index calendar_feeds_owner on calendar_feeds (user_id)`.execute(db)
  },
}
