import { sql } from 'kysely'
import type { Generation } from '#contract/generations.ts'
import type { Queryable } from '#server/database/open.ts'
import { type GenerationKey, generationFromRow } from './generation-rows.ts'

export { commitGeneration, interruptExpired, interruption, releaseGeneration } from './generation-endings.ts'
export { appendEvents, type NewEvent, pruneEvents, readEvents } from './generation-events.ts'
export { type GenerationKey, type GenerationRow, generationFromRow } from './generation-rows.ts'

const DAY_MS = 86_400_000

export async function getGeneration(
  db: Queryable,
  userId: string,
  generationId: string,
): Promise<Generation | null> {
  const row = await db
    .selectFrom('generations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', generationId)
    .executeTakeFirst()
  return row ? generationFromRow(row) : null
}

/** Lists the running generations, and those that ended within a day and were not yet seen; oldest first. */
export async function listOpenGenerations(db: Queryable, userId: string, now: Date): Promise<Generation[]> {
  const rows = await db
    .selectFrom('generations')
    .selectAll()
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .where((eb) => eb.or([eb('job', '=', 'running'), eb('ended_at', '>', new Date(now.getTime() - DAY_MS))]))
    .orderBy('started_at')
    .execute()
  return rows.map(generationFromRow)
}

/** Notes that the cook has seen the end. False when there is no such generation, or it still runs. */
export async function markSeen(
  db: Queryable,
  userId: string,
  generationId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('generations')
    .set({ seen_at: sql`coalesce(seen_at, ${now})` })
    .where('user_id', '=', userId)
    .where('id', '=', generationId)
    .where('job', '!=', 'running')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Renews the lease of a generation. False means that it was cancelled, or that its lease was lost: stop
 * working on it.
 */
export async function renewLease(
  db: Queryable,
  { userId, generationId }: GenerationKey,
  leaseUntil: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('generations')
    .set({ lease_until: leaseUntil })
    .where('user_id', '=', userId)
    .where('id', '=', generationId)
    .where('state', '=', 'reserved')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Stores the stage. False as for `renewLease`. */
export async function setStage(
  db: Queryable,
  { userId, generationId }: GenerationKey,
  stage: NonNullable<Generation['stage']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('generations')
    .set({ stage })
    .where('user_id', '=', userId)
    .where('id', '=', generationId)
    .where('state', '=', 'reserved')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
