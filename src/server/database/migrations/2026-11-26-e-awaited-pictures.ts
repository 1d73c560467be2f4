import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Pictures that an image model is to paint. The recipe exists already, with the kitchen's drawing
 * (`drawn_hash`); the row is deleted when the picture replaces it, and stays as `failed` when there will be
 * none. The painting server holds a lease, so that another one goes on after a crash.
 */
export const awaitedPictures: Migration = {
  name: '2026-11-26-e-awaited-pictures',
  async up(db) {
    await sql`
      create table awaited_pictures (
        user_id uuid not null,
        recipe_id uuid not null,
        drawn_hash text not null,
        quality text not null check (quality in ('standard', 'high')),
        state text not null default 'coming' check (state in ('coming', 'failed')),
        attempts integer not null default 0,
        lease_until timestamptz not null,
        created_at timestamptz not null,
        primary key (user_id, recipe_id),
        foreign key (user_id, recipe_id) references recipes (user_id, id) on delete cascade
      )`.execute(db)
    await sql`create index awaited_pictures_left on awaited_pictures (lease_until) where state = 'coming'`.execute(
      db,
    )
  },
}
