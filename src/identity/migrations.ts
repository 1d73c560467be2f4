import { type Kysely, sql } from 'kysely'
import { canonicalEmail } from './email-address.ts'

export interface IdentityMigration {
  name: string
  up(db: Kysely<unknown>): Promise<void>
}

/** Tables for accounts, their sessions, throttling, mailed codes and the audit log. */
const accounts: IdentityMigration = {
  name: '2026-11-21-identity-a-accounts',
  async up(db) {
    await sql`
      create table identity_accounts (
        uid text primary key,
        email text unique,
        email_verified boolean not null default false,
        password_hash text,
        display_name text,
        photo_url text,
        disabled boolean not null default false,
        valid_since timestamptz not null,
        created_at timestamptz not null,
        last_login_at timestamptz not null
      )`.execute(db)

    await sql`
      create table identity_sessions (
        id text primary key,
        uid text not null references identity_accounts (uid) on delete cascade,
        provider text not null,
        network_hash text not null,
        authenticated_at timestamptz not null,
        last_used_at timestamptz not null,
        ended_at timestamptz
      )`.execute(db)
    await sql`create index identity_sessions_account on identity_sessions (uid, network_hash)`.execute(db)
    await sql`create index identity_sessions_stale on identity_sessions (last_used_at)`.execute(db)

    // Each token has at most one successor; first_used_at of a successor starts the grace period of its
    // predecessor.
    await sql`
      create table identity_refresh_tokens (
        hash text primary key,
        session_id text not null references identity_sessions (id) on delete cascade,
        predecessor text unique,
        issued_at timestamptz not null,
        first_used_at timestamptz
      )`.execute(db)
    await sql`create index identity_refresh_tokens_session on identity_refresh_tokens (session_id)`.execute(
      db,
    )

    await sql`
      create table identity_throttle (
        key text primary key,
        count integer not null,
        since timestamptz not null,
        last_at timestamptz not null,
        blocked_until timestamptz
      )`.execute(db)
    await sql`create index identity_throttle_stale on identity_throttle (last_at)`.execute(db)

    await sql`
      create table identity_action_codes (
        hash text primary key,
        purpose text not null,
        uid text not null references identity_accounts (uid) on delete cascade,
        email text not null,
        bound_to text not null,
        expires_at timestamptz not null
      )`.execute(db)
    await sql`create index identity_action_codes_account on identity_action_codes (uid, purpose)`.execute(db)

    // No foreign key, because the log outlives the accounts that it names.
    await sql`
      create table identity_audit (
        id text primary key,
        at timestamptz not null,
        event text not null,
        uid text,
        email_hash text,
        ip text
      )`.execute(db)
    await sql`create index identity_audit_newest on identity_audit (at desc)`.execute(db)
  },
}

/** Columns for changes of an address, and for telling a cook's sessions apart. */
const addresses: IdentityMigration = {
  name: '2026-11-22-identity-b-addresses',
  async up(db) {
    await sql`alter table identity_action_codes add column new_email text`.execute(db)
    await sql`alter table identity_sessions add column user_agent text`.execute(db)
  },
}

/** Sign-in by a mailed link, whose address may have no account yet. */
const mailedSignIn: IdentityMigration = {
  name: '2026-11-22-identity-o-mailed-sign-in',
  async up(db) {
    await sql`alter table identity_action_codes alter column uid drop not null`.execute(db)
    await sql`create index identity_action_codes_email on identity_action_codes (email) where uid is null`.execute(
      db,
    )
  },
}

/**
 * An index on ways back by their address. Existing ones end, because an earlier version mailed them to
 * addresses that nobody had proved.
 */
const waysBack: IdentityMigration = {
  name: '2026-11-26-identity-a-ways-back',
  async up(db) {
    await sql`delete from identity_action_codes where purpose = 'RECOVER_EMAIL'`.execute(db)
    await sql`
      create index identity_action_codes_way_back on identity_action_codes (email)
      where purpose = 'RECOVER_EMAIL'`.execute(db)
  },
}

/**
 * Stores domains with non-ASCII letters in their DNS form; two accounts of one mailbox both stay as they are.
 */
const oneSpelling: IdentityMigration = {
  name: '2026-11-26-identity-a-one-spelling',
  async up(db) {
    const { rows } = await sql<{ uid: string; email: string }>`
      select uid, email from identity_accounts where split_part(email, '@', 2) ~ '[^ -~]'`.execute(db)
    for (const { uid, email } of rows)
      await sql`
        update identity_accounts set email = ${canonicalEmail(email) ?? email}
        where uid = ${uid}
          and not exists (select from identity_accounts where email = ${canonicalEmail(email)})`.execute(db)
  },
}

/** Tables for authenticator apps and recovery codes, and a column for the app that began a session. */
const secondFactors: IdentityMigration = {
  name: '2026-11-26-identity-m-second-factors',
  async up(db) {
    await sql`
      create table identity_second_factors (
        uid text primary key references identity_accounts (uid) on delete cascade,
        id text not null unique,
        name text,
        sealed_secret text not null,
        last_step integer not null,
        enrolled_at timestamptz not null
      )`.execute(db)
    await sql`
      create table identity_recovery_codes (
        hash text primary key,
        uid text not null references identity_accounts (uid) on delete cascade
      )`.execute(db)
    await sql`create index identity_recovery_codes_account on identity_recovery_codes (uid)`.execute(db)
    await sql`alter table identity_sessions add column second_factor text`.execute(db)
  },
}

/** Migrations of the service's own schema, oldest first; only ever append. */
export const identityMigrations: readonly IdentityMigration[] = [
  accounts,
  addresses,
  mailedSignIn,
  waysBack,
  oneSpelling,
  secondFactors,
]
