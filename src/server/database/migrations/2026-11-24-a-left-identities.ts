import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Who deleted their account within the last hours, as a digest that leads back to nobody: an ID token of theirs may
 * still be valid in another tab, and must not make the account anew.
 */
export const leftIdentities: Migration = {
  name: '2026-11-24-a-left-identities',
  async up(db) {
    await sql`
      create table left_identities (
        uid_hash bytea primary key,
        left_at timestamptz not null
      )`.execute(db)
  },
}
