import { sql } from 'kysely'
import { MAX_PLANNED_MEALS } from '#contract/meals.ts'
import type { Queryable } from '#server/database/open.ts'

/** Whoever adds to a plan holds its cook's row: of two that count at once, both would find the last place free. */
export const lockPlan = (tx: Queryable, userId: string) =>
  sql`select from users where id = ${userId} for no key update`.execute(tx)

/** How many more meals the cook may plan, as a query. True only for who holds the plan, and in a statement after that. */
export const roomInPlan = (userId: string) =>
  sql`select ${MAX_PLANNED_MEALS} - count(*)::int as free from meal_entries where user_id = ${userId}`
