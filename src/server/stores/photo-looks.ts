import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Queryable } from '#server/database/open.ts'

export interface LookAsked {
  userId: string
  now: Date
  /** Milliseconds for which a look counts as running when its end is not reported. */
  leaseMs: number
  /** Maximum number of looks of one cook on one day, in UTC. */
  perDay: number
}

export type LookBegun =
  | { outcome: 'begun'; lookId: string }
  /** Another photo of this cook is being looked at, for at most this many seconds. */
  | { outcome: 'busy'; retryAfterS: number }
  | { outcome: 'too_many' }

/** Begins to look at a photo of this cook: one at a time over all servers, and at most `perDay` a day. */
export async function beginLook(
  db: Queryable,
  { userId, now, leaseMs, perDay }: LookAsked,
): Promise<LookBegun> {
  const day = now.toISOString().slice(0, 10)
  const lookId = uuidv7()
  const leaseUntil = new Date(now.getTime() + leaseMs)
  const { rows } = await sql`
    insert into photo_looks (user_id, look_id, lease_until, day, looks)
    values (${userId}, ${lookId}, ${leaseUntil}, ${day}, 1)
    on conflict (user_id) do update set
      look_id = excluded.look_id, lease_until = excluded.lease_until, day = excluded.day,
      looks = case when photo_looks.day = excluded.day then photo_looks.looks + 1 else 1 end
    where (photo_looks.lease_until is null or photo_looks.lease_until <= ${now})
      and (photo_looks.day <> excluded.day or photo_looks.looks < ${perDay})
    returning look_id`.execute(db)
  if (rows.length > 0) return { outcome: 'begun', lookId }
  const row = await db
    .selectFrom('photo_looks')
    .select('lease_until')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const leftMs = (row?.lease_until?.getTime() ?? 0) - now.getTime()
  if (leftMs > 0) return { outcome: 'busy', retryAfterS: Math.min(5, Math.ceil(leftMs / 1000)) }
  return { outcome: 'too_many' }
}

/** Ends this look; one whose lease ran out and that was followed by another changes nothing. */
export async function endLook(db: Queryable, userId: string, lookId: string): Promise<void> {
  await db
    .updateTable('photo_looks')
    .set({ look_id: null, lease_until: null })
    .where('user_id', '=', userId)
    .where('look_id', '=', lookId)
    .execute()
}
