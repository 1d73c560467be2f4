import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Time at which an administrator blocked a cook, and the portrait that a cook has uploaded. */
export const accountState: Migration = {
  name: '2026-11-22-o-account-state',
  async up(db) {
    await sql`
      alter table users
        add column disabled_at timestamptz,
        add column image_hash text`.execute(db)
    // The sweep of pictures asks whether any cook has this one.
    await sql`create index users_image on users (image_hash) where image_hash is not null`.execute(db)
  },
}
