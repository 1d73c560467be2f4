import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * One row a cook who has had photos looked at: the one that is looked at now, for as long as its lease runs, and how
 * many there were on that day (UTC). Looking counts nothing of the month's recipes, but costs the operator a call.
 */
export const photoLooks: Migration = {
  name: '2026-11-22-l-photo-looks',
  async up(db) {
    await sql`
      create table photo_looks (
        user_id uuid primary key references users (id) on delete cascade,
        look_id uuid,
        lease_until timestamptz,
        day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        looks integer not null
      )`.execute(db)
  },
}
