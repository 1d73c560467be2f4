import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Photos that are looked at, one row for each cook: the present look, for as long as its lease runs, and the
 * number of looks on that day (UTC). A look does not count towards the month's recipes, but costs the
 * operator a call.
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
