import { sql } from 'kysely'
import type { Generation } from '#contract/generations.ts'
import type { Problem } from '#contract/problem.ts'
import type { Recipe } from '#contract/recipe.ts'
import { monthOf } from '#domain/quota.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { appendEvents, type NewEvent } from './generation-events.ts'
import { type GenerationKey, generationFromRow } from './generation-rows.ts'
import { usedThisMonth } from './ledger.ts'
import { insertRecipe, type NewRecipe } from './recipes.ts'

export interface Commit extends GenerationKey {
  recipe: NewRecipe
  now: Date
  /** Makes the last event of the stream from the stored recipe; it is written in the same transaction. */
  lastEvent?: (outcome: { recipe: Recipe; used: number }) => NewEvent
}

/**
 * Stores the recipe and commits the generation: both or neither. null when it was cancelled or its lease was
 * lost in the meantime; then nothing is stored.
 */
export async function commitGeneration(
  db: Queryable,
  { userId, generationId, recipe, now, lastEvent }: Commit,
): Promise<{ recipe: Recipe; used: number; generation: Generation } | null> {
  return await transact(db, async (tx) => {
    const committed = await markCommitted(tx, { userId, generationId }, recipe.id, now)
    if (!committed) return null
    const stored = await insertRecipe(tx, userId, recipe)
    // The present month counts, so a generation that began before midnight counts in the previous one.
    const used = await usedThisMonth(tx, userId, monthOf(now), now)
    const event = lastEvent?.({ recipe: stored, used })
    if (event) await appendEvents(tx, { userId, generationId }, [event], now)
    return { recipe: stored, used, generation: generationFromRow(committed) }
  })
}

/**
 * Commits a generation, which uses quota from now on, for the recipe that is stored in the same transaction.
 * Undefined when it had ended already.
 */
export const markCommitted = (
  tx: Queryable,
  { userId, generationId }: GenerationKey,
  recipeId: string | undefined,
  now: Date,
) =>
  tx
    .updateTable('generations')
    .set({ state: 'committed', job: 'done', lease_until: null, ended_at: now, recipe_id: recipeId })
    .where('user_id', '=', userId)
    .where('id', '=', generationId)
    .where('state', '=', 'reserved')
    .returningAll()
    .executeTakeFirst()

export interface Release extends GenerationKey {
  job: 'failed' | 'cancelled' | 'interrupted'
  problem: Problem
  now: Date
  /** Last event of the stream; written in the same transaction. */
  lastEvent?: NewEvent
}

/** Releases a generation, which returns its quota. null when it had already ended, one way or the other. */
export async function releaseGeneration(
  db: Queryable,
  { userId, generationId, job, problem, now, lastEvent }: Release,
): Promise<Generation | null> {
  return await transact(db, async (tx) => {
    const released = await tx
      .updateTable('generations')
      .set({ state: 'released', job, problem: JSON.stringify(problem), lease_until: null, ended_at: now })
      .where('user_id', '=', userId)
      .where('id', '=', generationId)
      .where('state', '=', 'reserved')
      .returningAll()
      .executeTakeFirst()
    if (!released) return null
    if (lastEvent) await appendEvents(tx, { userId, generationId }, [lastEvent], now)
    return generationFromRow(released)
  })
}

/** Problem that a cook reads about a generation whose server stopped. */
export const interruption: Problem = {
  code: 'generation_interrupted',
  message: 'The kitchen was interrupted before your recipe was finished. Please try again.',
}

/**
 * Ends the generations whose lease ran out (`leases: 'expired'`), or all running ones, for a server that
 * starts and knows that it is the only one (`leases: 'all'`).
 * @returns keys of the ended generations
 */
export async function interruptExpired(
  db: Queryable,
  now: Date,
  { leases = 'expired', limit = 500 }: { leases?: 'expired' | 'all'; limit?: number } = {},
): Promise<GenerationKey[]> {
  const { rows } = await sql<GenerationKey>`
    with dead as (
      select user_id, id from generations
      where state = 'reserved' ${leases === 'expired' ? sql`and lease_until <= ${now}` : sql``}
      order by lease_until limit ${limit}
      for update skip locked
    )
    update generations g
    set state = 'released', job = 'interrupted', problem = ${JSON.stringify(interruption)}::jsonb,
        lease_until = null, ended_at = ${now}
    from dead where g.user_id = dead.user_id and g.id = dead.id
    returning g.user_id as "userId", g.id as "generationId"`.execute(db)
  return rows
}
