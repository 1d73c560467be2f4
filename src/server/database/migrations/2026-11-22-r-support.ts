import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/** Index for the admin page, and the state of mailing a support message. */
export const support: Migration = {
  name: '2026-11-22-r-support',
  async up(db) {
    await sql`create index audit_log_subject on audit_log (subject_id, at desc, id desc)`.execute(db)
    // claimed_at: time at which a server began to send the message; another one may try after a while. Older
    // messages count as sent.
    await sql`
      alter table support_messages
        add column claimed_at timestamptz,
        add column mailed_at timestamptz`.execute(db)
    await sql`update support_messages set mailed_at = created_at`.execute(db)
    await sql`
      create index support_messages_waiting on support_messages (claimed_at) where mailed_at is null`.execute(
      db,
    )
  },
}
