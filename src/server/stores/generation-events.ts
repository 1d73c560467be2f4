import { sql } from 'kysely'
import type { GenerationEvent } from '#contract/generations.ts'
import type { Queryable } from '#server/database/open.ts'
import type { GenerationKey } from './generation-rows.ts'

/** Event that is not in the stream yet. */
export type NewEvent = { seq: number } & (
  | Pick<Extract<GenerationEvent, { type: 'stage' }>, 'type' | 'data'>
  | Pick<Extract<GenerationEvent, { type: 'partial' }>, 'type' | 'data'>
  | Pick<Extract<GenerationEvent, { type: 'done' }>, 'type' | 'data'>
  | Pick<Extract<GenerationEvent, { type: 'error' }>, 'type' | 'data'>
)

/** Appends to the event stream. An existing event stays as it is. */
export async function appendEvents(
  db: Queryable,
  key: GenerationKey,
  events: readonly NewEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return
  await db
    .insertInto('generation_events')
    .values(
      events.map(({ seq, type, data }) => ({
        user_id: key.userId,
        generation_id: key.generationId,
        seq,
        type,
        data: JSON.stringify(data),
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns the event stream after an id, in order; from the start without one. */
export async function readEvents(
  db: Queryable,
  userId: string,
  generationId: string,
  after = 0,
): Promise<GenerationEvent[]> {
  const rows = await db
    .selectFrom('generation_events')
    .select(['seq', 'type', 'data'])
    .where('user_id', '=', userId)
    .where('generation_id', '=', generationId)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute()
  // Only events of the contract are appended.
  return rows.map(({ seq, type, data }) => ({ id: seq, type, data }) as GenerationEvent)
}

/**
 * Deletes old event streams, which serve only for replaying: after a while the generation's row is enough.
 * @returns number of deleted events
 */
export async function pruneEvents(db: Queryable, before: Date, limit = 5000): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from generation_events e
    using (select user_id, generation_id, seq from generation_events where created_at < ${before} limit ${limit}) old
    where e.user_id = old.user_id and e.generation_id = old.generation_id and e.seq = old.seq`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
