import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Popular library: columns for its search, and reports. `revision` says which text of the house's own recipes
 * is loaded.
 */
export const library: Migration = {
  name: '2026-11-22-s-library',
  async up(db) {
    await sql`
      alter table popular_recipes
        add column cuisine text,
        add column revision text,
        add column foods text[] not null default '{}',
        add column search tsvector not null default ''`.execute(db)
    await sql`create index popular_recipes_search on popular_recipes using gin (search) with (fastupdate = off)`.execute(
      db,
    )
    await sql`create index popular_recipes_category on popular_recipes (category, rank desc, id desc)`.execute(
      db,
    )
    for (const season of ['spring', 'summer', 'autumn', 'winter']) {
      await sql`
        create index ${sql.ref(`popular_recipes_${season}`)} on popular_recipes (rank desc, id desc)
        where seasons @> ${sql.lit(`{${season}}`)}::text[] and cardinality(seasons) < 4`.execute(db)
    }

    await sql`create index popular_recipes_unseasoned on popular_recipes (id) where seasons = '{}'`.execute(
      db,
    )

    await sql`
      create table popular_reports (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        recipe_id uuid not null,
        reason text not null,
        note text not null,
        created_at timestamptz not null,
        closed_at timestamptz,
        primary key (user_id, id),
        unique (user_id, recipe_id)
      )`.execute(db)
    await sql`create index popular_reports_open on popular_reports (created_at, id) where closed_at is null`.execute(
      db,
    )
    // A recipe that an administrator removed cannot be published again by its owner. The row names no
    // account, so it outlives one.
    await sql`
      create table popular_bans (
        recipe_id uuid primary key,
        created_at timestamptz not null
      )`.execute(db)
  },
}
