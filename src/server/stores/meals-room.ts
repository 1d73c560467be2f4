import { sql } from 'kysely'
import { MAX_PLANNED_MEALS } from '#contract/meals.ts'
import type { Queryable } from '#server/database/open.ts'

/** Locks the cook's plan: of two requests that count at once, both would find the last place free. */
export const lockPlan = (tx: Queryable, userId: string) =>
  sql`select from users where id = ${userId} for no key update`.execute(tx)

/**
 * Counts as SQL how many more meals the cook may plan. It is reliable only while the plan is locked, and in a
 * later statement than the lock.
 */
export const roomInPlan = (userId: string) =>
  sql`select ${MAX_PLANNED_MEALS} - count(*)::int as free from meal_entries where user_id = ${userId}`
