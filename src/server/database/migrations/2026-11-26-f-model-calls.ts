import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Calls of the configured models, counted by day, and their last failures, over all servers. No row names a
 * cook or holds a question.
 */
export const modelCalls: Migration = {
  name: '2026-11-26-f-model-calls',
  async up(db) {
    await sql`
      create table model_calls (
        day date not null,
        engine text not null,
        call text not null,
        outcome text not null,
        calls integer not null default 0,
        input_tokens bigint not null default 0,
        output_tokens bigint not null default 0,
        ms bigint not null default 0,
        primary key (day, engine, call, outcome)
      )`.execute(db)
    await sql`
      create table model_failures (
        id uuid primary key,
        at timestamptz not null,
        engine text not null,
        call text not null,
        kind text not null,
        address text not null,
        said text
      )`.execute(db)
    await sql`create index model_failures_at on model_failures (at)`.execute(db)
  },
}
