import { uuidv7 } from 'uuidv7'
import type { Queryable } from '#server/database/open.ts'

export interface AuditEntry {
  at: Date
  /** null for the command line and for the server itself; the label then says which. */
  actorId: string | null
  actorLabel: string
  subjectId: string | null
  /** `subscription.override`, `admin.grant`, … */
  action: string
  detail?: Record<string, unknown>
}

export async function appendAudit(db: Queryable, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      id: uuidv7(),
      at: entry.at,
      actor_id: entry.actorId,
      actor_label: entry.actorLabel,
      subject_id: entry.subjectId,
      action: entry.action,
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute()
}
