import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Tables behind the scenes: tokens, mails, pictures, jobs with a due time, limits. */
export const housekeeping: Migration = {
  name: '2026-11-21-e-housekeeping',
  async up(db) {
    await sql`
      create table api_tokens (
        token_hash bytea primary key,
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        name text not null,
        scopes text[] not null default '{}',
        created_at timestamptz not null,
        expires_at timestamptz,
        last_used_at timestamptz
      )`.execute(db)
    await sql`create index api_tokens_owner on api_tokens (user_id, id)`.execute(db)

    await sql`
      create table support_messages (
        user_id uuid not null references users (id) on delete cascade,
        id uuid not null,
        subject text not null,
        message text not null,
        is_priority boolean not null default false,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`.execute(db)

    await sql`
      create table mails (
        id uuid primary key,
        recipient text not null,
        reply_to text,
        subject text not null,
        text text not null,
        html text,
        headers jsonb not null default '{}',
        due_at timestamptz not null,
        attempts integer not null default 0,
        last_error text,
        created_at timestamptz not null,
        sent_at timestamptz
      )`.execute(db)
    await sql`create index mails_due on mails (due_at) where sent_at is null`.execute(db)

    // touched_at moves whenever the same picture is stored again, so that the sweep keeps it.
    await sql`
      create table pictures (
        hash text primary key,
        width integer not null,
        height integer not null,
        created_at timestamptz not null,
        touched_at timestamptz not null
      )`.execute(db)
    await sql`create index pictures_touched on pictures (touched_at)`.execute(db)

    await sql`
      create table jobs (
        id uuid primary key,
        kind text not null,
        key text not null,
        payload jsonb not null default '{}',
        due_at timestamptz not null,
        attempts integer not null default 0,
        last_error text,
        created_at timestamptz not null,
        unique (kind, key)
      )`.execute(db)
    await sql`create index jobs_due on jobs (due_at)`.execute(db)

    await sql`
      create table rate_limits (
        bucket text primary key,
        hits integer not null,
        resets_at timestamptz not null
      )`.execute(db)
    await sql`create index rate_limits_resets on rate_limits (resets_at)`.execute(db)
  },
}
