import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Cooks, their subscriptions, and the log of actions on their accounts. The effective status of a cook is
 * `coalesce(status_override, subscription_status)`.
 */
export const cooks: Migration = {
  name: '2026-11-21-a-cooks',
  async up(db) {
    await sql`
      create table users (
        id uuid primary key,
        identity_uid text not null unique,
        email text not null,
        email_verified boolean not null default false,
        first_name text,
        last_name text,
        picture_url text,
        is_admin boolean not null default false,
        subscription_status text not null default 'free'
          check (subscription_status in ('free', 'active', 'canceled', 'past_due')),
        status_override text check (status_override in ('free', 'active', 'canceled', 'past_due')),
        units text not null default 'us' check (units in ('us', 'metric')),
        hemisphere text not null default 'north' check (hemisphere in ('north', 'south')),
        theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
        allergies text[] not null default '{}',
        diets text[] not null default '{}',
        dislikes text[] not null default '{}',
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`.execute(db)
    await sql`create index users_email on users (lower(email))`.execute(db)
    await sql`create index users_newest on users (created_at desc, id desc)`.execute(db)

    await sql`
      create table subscriptions (
        user_id uuid primary key references users (id) on delete cascade,
        provider text not null,
        livemode boolean not null default false,
        account_hash text,
        customer_id text,
        subscription_id text,
        attempt integer not null default 0,
        status text not null default 'free' check (status in ('free', 'active', 'canceled', 'past_due')),
        current_period_end timestamptz,
        cancel_at_period_end boolean not null default false,
        first_paid_at timestamptz,
        refunded_at timestamptz,
        disputed_at timestamptz,
        override_by uuid,
        override_at timestamptz,
        synced_at timestamptz
      )`.execute(db)
    await sql`
      create index subscriptions_customer on subscriptions (customer_id) where customer_id is not null`.execute(
      db,
    )
    await sql`create index subscriptions_stale on subscriptions (synced_at)`.execute(db)

    await sql`
      create table billing_events (
        id text primary key,
        provider text not null,
        type text not null,
        customer_id text,
        received_at timestamptz not null,
        handled_at timestamptz
      )`.execute(db)

    // The log has no foreign keys, because it outlives the accounts that it names.
    await sql`
      create table audit_log (
        id uuid primary key,
        at timestamptz not null,
        actor_id uuid,
        actor_label text not null,
        subject_id uuid,
        action text not null,
        detail jsonb not null default '{}'
      )`.execute(db)
    await sql`create index audit_log_newest on audit_log (at desc, id desc)`.execute(db)
  },
}
