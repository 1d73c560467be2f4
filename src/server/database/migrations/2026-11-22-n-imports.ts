import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Files of recipes that are being imported. The items of a file wait as rows until its cook has checked them,
 * so that any instance can show them, save them, and go on saving after a restart. `imported_id` is chosen
 * when the file is read: however often an item is saved, it becomes that one recipe.
 */
export const imports: Migration = {
  name: '2026-11-22-n-imports',
  async up(db) {
    await sql`
      create table imports (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        state text not null check (state in ('reading', 'ready', 'saving', 'done', 'failed')),
        file_name text not null,
        app text,
        read_share double precision not null default 0,
        unread text[] not null default '{}',
        choice jsonb,
        folder_ids jsonb not null default '{}',
        problem jsonb,
        lease_until timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db)
    await sql`create index imports_unfinished on imports (lease_until) where state in ('reading', 'saving')`.execute(
      db,
    )
    await sql`create index imports_age on imports (created_at)`.execute(db)
    await sql`
      create table import_items (
        user_id uuid not null,
        import_id uuid not null,
        position integer not null,
        kind text not null check (kind in ('recipe', 'folder', 'part')),
        key text not null,
        title text not null,
        content jsonb not null,
        image_hashes text[] not null default '{}',
        duplicate_of uuid,
        duplicate_title text,
        duplicate_exact boolean not null default false,
        imported_id uuid not null,
        state text not null default 'waiting' check (state in ('waiting', 'saved', 'skipped', 'failed')),
        primary key (user_id, import_id, position),
        foreign key (user_id, import_id) references imports (user_id, id) on delete cascade
      )`.execute(db)
    await sql`create index import_items_images on import_items using gin (image_hashes)`.execute(db)
  },
}
