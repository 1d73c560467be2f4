import { v7 as uuidv7 } from 'uuid'
import type { Queryable, Service } from './service.ts'

export type AuditEvent =
  | 'signed_up'
  | 'signed_in'
  | 'sign_in_failed'
  | 'sign_in_blocked'
  | 'signed_out'
  | 'token_reused'
  | 'reset_asked'
  | 'reset_done'
  | 'verification_asked'
  | 'email_verified'
  | 'email_change_asked'
  | 'email_changed'
  | 'email_recovered'
  | 'password_changed'
  | 'signed_out_everywhere'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'second_factor_failed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'account_disabled'
  | 'account_enabled'
  | 'account_deleted'

export interface AuditEntry {
  uid?: string | null
  /** Stored as a keyed digest only. */
  email?: string | null
  ip?: string | null
}

/** Writes an event to the audit log, without secrets; an address is stored as a digest. */
export async function audit(
  { clock, installation }: Pick<Service, 'clock' | 'installation'>,
  db: Queryable,
  event: AuditEvent,
  { uid, email, ip }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('identity_audit')
    .values({
      id: uuidv7(),
      at: clock.now(),
      event,
      uid: uid ?? null,
      email_hash: email ? installation.digest('audit-email', email) : null,
      ip: ip ?? null,
    })
    .execute()
}
