import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Folders, recipes and ratings. `user_id` leads every key of an owned table, so that a cook's rows can live
 * on one shard. `search` holds the recipe's words, each prefixed by its owner (see stores/search-terms.ts).
 */
export const collection: Migration = {
  name: '2026-11-21-b-collection',
  async up(db) {
    await sql`
      create table folders (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        name text not null,
        color text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db)

    await sql`
      create table recipes (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        title text not null,
        description text not null,
        category text not null check (category in ('breakfast', 'lunch', 'dinner', 'snack', 'dessert')),
        prep_time integer not null,
        cook_time integer not null,
        servings integer not null,
        ingredients jsonb not null,
        parsed_ingredients jsonb not null,
        instructions jsonb not null,
        grocery_list jsonb not null,
        nutrition jsonb,
        nutrition_coverage jsonb,
        checks jsonb,
        source jsonb not null,
        image_hash text,
        image_alt text,
        is_favorite boolean not null default false,
        folder_id uuid,
        origin_id uuid,
        shared_at timestamptz,
        is_listed boolean not null default false,
        notes text not null default '',
        version integer not null default 1,
        search tsvector not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (user_id, id),
        foreign key (user_id, folder_id) references folders (user_id, id)
      )`.execute(db)
    await sql`create index recipes_newest on recipes (user_id, created_at desc, id desc)`.execute(db)
    await sql`create index recipes_folder on recipes (user_id, folder_id, created_at desc, id desc)`.execute(
      db,
    )
    await sql`create index recipes_category on recipes (user_id, category, created_at desc, id desc)`.execute(
      db,
    )
    await sql`create unique index recipes_saved_once on recipes (user_id, origin_id) where origin_id is not null`.execute(
      db,
    )
    await sql`create index recipes_image on recipes (image_hash) where image_hash is not null`.execute(db)
    await sql`create index recipes_search on recipes using gin (search) with (fastupdate = off)`.execute(db)

    await sql`
      create table recipe_versions (
        user_id uuid not null,
        recipe_id uuid not null,
        version integer not null,
        content jsonb not null,
        image_hash text,
        reason text not null,
        created_at timestamptz not null,
        primary key (user_id, recipe_id, version),
        foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
      )`.execute(db)
    await sql`
      create index recipe_versions_image on recipe_versions (image_hash) where image_hash is not null`.execute(
      db,
    )

    // recipe_id is the original's, because a rating of a copy counts for its original.
    await sql`
      create table ratings (
        user_id uuid not null references users (id) on delete cascade,
        recipe_id uuid not null,
        rating integer not null check (rating between 1 and 5),
        comment text,
        tags text[] not null default '{}',
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (user_id, recipe_id)
      )`.execute(db)
    await sql`
      create table rating_totals (
        recipe_id uuid primary key,
        ratings integer not null,
        stars bigint not null
      )`.execute(db)

    await sql`
      create table share_links (
        recipe_id uuid primary key,
        user_id uuid not null,
        created_at timestamptz not null,
        foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
      )`.execute(db)

    // The table is a copy of everything that is public, filled by a job; owner_id is null for the house
    // collection.
    await sql`
      create table popular_recipes (
        id uuid primary key,
        owner_id uuid references users (id) on delete cascade,
        title text not null,
        description text not null,
        category text not null,
        prep_time integer not null,
        cook_time integer not null,
        servings integer not null,
        content jsonb not null,
        image_hash text,
        image_alt text,
        seasons text[] not null default '{}',
        ratings integer not null default 0,
        stars bigint not null default 0,
        rank double precision not null default 0,
        listed_at timestamptz not null
      )`.execute(db)
    await sql`create index popular_recipes_rank on popular_recipes (rank desc, id desc)`.execute(db)
    await sql`create index popular_recipes_owner on popular_recipes (owner_id)`.execute(db)
    await sql`
      create index popular_recipes_image on popular_recipes (image_hash) where image_hash is not null`.execute(
      db,
    )
  },
}
