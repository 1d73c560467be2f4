import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Columns that keep a subscription in step with its provider: the ticket of the last read that was begun
 * (`sync_ticket`) and of the last one that was written (`synced_ticket`), and the lease of the request that
 * prepares a checkout (`checkout_token`). `status_until` and `status_after` say when `status` ends by itself
 * and which one follows; users have copies, so that no request needs a join.
 * The tables `sbx_*` belong to the embedded sandbox, a stand-in for a provider outside: nothing else reads
 * them.
 */
export const billing: Migration = {
  name: '2026-11-22-p-billing',
  async up(db) {
    await sql`
      alter table subscriptions
        add column provider_status text,
        add column current_period_start timestamptz,
        add column status_until timestamptz,
        add column status_after text check (status_after in ('free', 'active', 'canceled', 'past_due')),
        add column customer_key integer not null default 0,
        add column sync_ticket bigint not null default 0,
        add column synced_ticket bigint not null default 0,
        add column checkout_token uuid,
        add column checkout_until timestamptz,
        add column latest_payment_id text,
        add column payment_problem_at timestamptz`.execute(db)
    await sql`
      alter table users
        add column status_until timestamptz,
        add column status_after text check (status_after in ('free', 'active', 'canceled', 'past_due'))`.execute(
      db,
    )
    await sql`create index subscriptions_ending on subscriptions (status_until) where status_until is not null`.execute(
      db,
    )
    await sandboxTables(db)
  },
}

async function sandboxTables(db: Parameters<Migration['up']>[0]) {
  await sql`
    create table sbx_clock (
      id integer primary key check (id = 1),
      offset_seconds bigint not null
    )`.execute(db)
  await sql`
    create table sbx_customers (
      id text primary key,
      reference text not null unique,
      email text not null,
      card_scenario text,
      card_brand text,
      card_last4 text,
      created_at timestamptz not null
    )`.execute(db)
  // due_at: time of the next change that needs no request. anchor_at: start from which the days of renewal
  // are counted.
  await sql`
    create table sbx_subscriptions (
      id text primary key,
      customer_id text not null references sbx_customers (id) on delete cascade,
      status text not null
        check (status in ('incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled')),
      created_at timestamptz not null,
      anchor_at timestamptz not null,
      period_no integer not null default 0,
      period_start timestamptz not null,
      period_end timestamptz not null,
      cancel_at_period_end boolean not null default false,
      retries integer not null default 0,
      due_at timestamptz,
      ended_at timestamptz
    )`.execute(db)
  await sql`create index sbx_subscriptions_customer on sbx_subscriptions (customer_id)`.execute(db)
  await sql`create index sbx_subscriptions_due on sbx_subscriptions (due_at) where due_at is not null`.execute(
    db,
  )
  await sql`
    create table sbx_invoices (
      id text primary key,
      number text not null,
      customer_id text not null references sbx_customers (id) on delete cascade,
      subscription_id text not null references sbx_subscriptions (id) on delete cascade,
      status text not null check (status in ('open', 'paid', 'void', 'uncollectible')),
      amount integer not null,
      currency text not null,
      period_start timestamptz not null,
      period_end timestamptz not null,
      created_at timestamptz not null,
      paid_at timestamptz,
      unique (subscription_id, period_start)
    )`.execute(db)
  await sql`create index sbx_invoices_customer on sbx_invoices (customer_id, created_at desc)`.execute(db)
  // Each invoice has one payment, however often it is tried.
  await sql`
    create table sbx_payments (
      id text primary key,
      invoice_id text not null unique references sbx_invoices (id) on delete cascade,
      customer_id text not null references sbx_customers (id) on delete cascade,
      status text not null
        check (status in ('requires_payment_method', 'requires_action', 'succeeded', 'canceled')),
      amount integer not null,
      currency text not null,
      scenario text,
      brand text,
      last4 text,
      challenge_id text unique,
      paid_at timestamptz,
      refunded_amount integer not null default 0,
      disputed_at timestamptz,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index sbx_payments_customer on sbx_payments (customer_id)`.execute(db)
  await sql`
    create table sbx_events (
      id text primary key,
      type text not null,
      payload jsonb not null,
      created_at timestamptz not null,
      due_at timestamptz,
      attempts integer not null default 0,
      last_error text
    )`.execute(db)
  await sql`create index sbx_events_due on sbx_events (due_at) where due_at is not null`.execute(db)
  await sql`
    create table sbx_idempotency (
      key text primary key,
      fingerprint text not null,
      object_id text not null,
      created_at timestamptz not null
    )`.execute(db)
}
