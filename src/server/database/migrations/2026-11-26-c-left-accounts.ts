import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Benefits that are given once for an account and must not be given again to the same address: by a keyed
 * hash of it, which leads back to no person. A new account takes over the record of its address.
 */
export const leftAccounts: Migration = {
  name: '2026-11-26-c-left-accounts',
  async up(db) {
    await sql`
      create table left_accounts (
        address_hash bytea primary key,
        month text not null,
        used integer not null,
        had_refund boolean not null,
        left_at timestamptz not null
      )`.execute(db)
    await sql`create index left_accounts_left on left_accounts (left_at)`.execute(db)
    await sql`
      alter table users
        add column carried_month text,
        add column carried_used integer not null default 0,
        add column had_refund boolean not null default false`.execute(db)
  },
}
