import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Generations of recipes. One row is both the entry in the quota ledger (`state`) and the job that the cook
 * watches (`job`). `reserved` counts until its lease runs out; `committed` counts; `released` does not.
 */
export const generations: Migration = {
  name: '2026-11-21-c-generations',
  async up(db) {
    await sql`
      create table generations (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        kind text not null check (kind in ('text', 'ingredients', 'option', 'ocr')),
        month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
        idempotency_key text not null,
        state text not null check (state in ('reserved', 'committed', 'released')),
        job text not null check (job in ('running', 'done', 'failed', 'cancelled', 'interrupted')),
        stage text,
        attempt integer not null,
        request jsonb not null,
        lease_until timestamptz,
        recipe_id uuid,
        problem jsonb,
        seen_at timestamptz,
        started_at timestamptz not null,
        ended_at timestamptz,
        primary key (user_id, id),
        unique (user_id, idempotency_key)
      )`.execute(db)
    await sql`
      create index generations_ledger on generations (user_id, month) include (state, lease_until)
      where state in ('reserved', 'committed')`.execute(db)
    await sql`create index generations_attempt on generations (user_id, attempt)`.execute(db)
    await sql`create index generations_unseen on generations (user_id, started_at) where seen_at is null`.execute(
      db,
    )
    await sql`create index generations_leases on generations (lease_until) where state = 'reserved'`.execute(
      db,
    )

    await sql`
      create table generation_events (
        user_id uuid not null,
        generation_id uuid not null,
        seq integer not null,
        type text not null check (type in ('stage', 'partial', 'done', 'error')),
        data jsonb not null,
        created_at timestamptz not null,
        primary key (user_id, generation_id, seq),
        foreign key (user_id, generation_id) references generations (user_id, id) on delete cascade
      )`.execute(db)
    await sql`create index generation_events_age on generation_events (created_at)`.execute(db)
  },
}
