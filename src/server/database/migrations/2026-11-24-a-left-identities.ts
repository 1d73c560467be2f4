import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Digests of the identities that were deleted within the last hours, which lead back to no person: an ID
 * token may still be valid in another tab, and must not create the account again.
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
