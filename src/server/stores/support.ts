import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { SupportRequest } from '#contract/support.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'

const HOUR_MS = 60 * 60_000
/** Milliseconds within which the same text counts as a second click on the button. */
const REPEAT_MS = 10 * 60_000
/** Milliseconds that one server may take to send a message before another one tries. */
const CLAIM_MS = 5 * 60_000
const PER_PASS = 50

/** Message that the calling server is to send now. */
export interface ClaimedMessage extends SupportRequest {
  userId: string
  id: string
  isPriority: boolean
  name: string | null
  email: string
  emailVerified: boolean
}

interface NewMessage extends SupportRequest {
  userId: string
  isPriority: boolean
  now: Date
  /** Maximum number of messages of one cook in an hour. */
  perHour: number
}

export type Kept = { outcome: 'kept'; id: string } | { outcome: 'known' } | { outcome: 'too-many' }

/**
 * Stores a message, claimed by the caller. The limit is exact over all servers: the cook's row is locked
 * while it counts.
 */
export async function keepSupportMessage(db: Queryable, message: NewMessage): Promise<Kept> {
  const { userId, subject, message: text, isPriority, now, perHour } = message
  return await transact(db, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    const recent = await tx
      .selectFrom('support_messages')
      .select(['subject', 'message', 'created_at'])
      .where('user_id', '=', userId)
      .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
      .execute()
    const isRepeated = recent.some(
      (earlier) =>
        earlier.subject === subject &&
        earlier.message === text &&
        earlier.created_at.getTime() > now.getTime() - REPEAT_MS,
    )
    if (isRepeated) return { outcome: 'known' }
    if (recent.length >= perHour) return { outcome: 'too-many' }
    const id = uuidv7()
    await tx
      .insertInto('support_messages')
      .values({
        user_id: userId,
        id,
        subject,
        message: text,
        is_priority: isPriority,
        created_at: now,
        claimed_at: now,
      })
      .execute()
    return { outcome: 'kept', id }
  })
}

/** Claims messages that were not sent, oldest first; they belong to the caller for five minutes. */
export async function claimSupportMessages(db: Queryable, now: Date): Promise<ClaimedMessage[]> {
  const { rows } = await sql<ClaimedMessage>`
    with claimed as (
      update support_messages set claimed_at = ${now}
      where (user_id, id) in (
        select user_id, id from support_messages
        where mailed_at is null and claimed_at < ${new Date(now.getTime() - CLAIM_MS)}
        order by claimed_at limit ${PER_PASS} for update skip locked
      )
      returning *
    )
    select c.user_id as "userId", c.id, c.subject, c.message, c.is_priority as "isPriority",
      nullif(concat_ws(' ', u.first_name, u.last_name), '') as name, u.email, u.email_verified as "emailVerified"
    from claimed c join users u on u.id = c.user_id order by c.id`.execute(db)
  return rows
}

export async function markSupportMailed(
  db: Queryable,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<void> {
  await db
    .updateTable('support_messages')
    .set({ mailed_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}
