import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { AuditEntry as AuditLine } from '#contract/admin.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { readCursor, readTime, writeCursor, writeTime } from './cursor.ts'

export interface AuditEntry {
  at: Date
  /**
   * Id of the administrator; null for the command line and for the server itself, which the label tells
   * apart.
   */
  actorId: string | null
  actorLabel: string
  subjectId: string | null
  /** Name of the action: `subscription.override`, `admin.grant`, … */
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

/**
 * Writes an entry unless there is one of this action and subject with the same value of `key` in its detail.
 * It may be called any number of times, also at once: the lock on the subject's row decides who writes.
 * @returns true when it was written; false also for a deleted subject
 */
export async function noteOnce(db: Queryable, key: string, entry: AuditEntry): Promise<boolean> {
  return await transact(db, async (tx) => {
    const subject = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', entry.subjectId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!subject) return false
    const known = await tx
      .selectFrom('audit_log')
      .select('id')
      .where('subject_id', '=', subject.id)
      .where('action', '=', entry.action)
      .where(sql<boolean>`detail->>${key}::text = ${String(entry.detail?.[key])}`)
      .executeTakeFirst()
    if (known) return false
    await appendAudit(tx, entry)
    return true
  })
}

const AUDIT_PAGE = 50

/**
 * Reads the log, newest first.
 * @throws CursorError when the cursor is not one of ours.
 */
export async function readAudit(
  db: Queryable,
  cursor?: string,
): Promise<{ entries: AuditLine[]; nextCursor: string | null }> {
  let rows = db
    .selectFrom('audit_log as a')
    .leftJoin('users as u', 'u.id', 'a.subject_id')
    .select(['a.id', 'a.at', 'a.actor_label', 'a.subject_id', 'a.action', 'a.detail', 'u.email'])
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(AUDIT_PAGE + 1)
  if (cursor) {
    const [time = '', id = ''] = readCursor(cursor, 2)
    rows = rows.where(sql<boolean>`(a.at, a.id) < (${readTime(time)}, ${id})`)
  }
  const found = await rows.execute()
  const page = found.slice(0, AUDIT_PAGE)
  const last = page.at(-1)
  return {
    entries: page.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actor_label,
      subject: row.subject_id === null ? null : { id: row.subject_id, email: row.email },
      action: row.action,
      detail: row.detail as Record<string, unknown>, // only objects are written
    })),
    nextCursor: last && found.length > AUDIT_PAGE ? writeCursor(writeTime(last.at), last.id) : null,
  }
}
