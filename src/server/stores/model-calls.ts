import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Queryable } from '#server/database/open.ts'
import type { ModelCall } from '#server/ports/meter.ts'

/** Calls of one model on one day, in UTC. */
export interface ModelDay {
  /** Day as `yyyy-MM-dd`. */
  day: string
  /** Name of the engine, such as `openai:gpt-5-mini`. */
  engine: string
  calls: number
  failed: number
  inputTokens: number
  outputTokens: number
  pictures: number
}

export interface ModelFailure {
  at: Date
  engine: string
  call: string
  kind: string
  address: string
  said: string | null
}

/** Outcomes that are no failure of a model: an answer, a refusal, a request that was aborted. */
const harmlessOutcomes = ['done', 'refused', 'aborted']

/** Counts a call, and stores a failure. */
export async function noteModelCall(db: Queryable, call: ModelCall, now: Date): Promise<void> {
  await sql`
    insert into model_calls (day, engine, call, outcome, calls, input_tokens, output_tokens, ms)
    values ((${now}::timestamptz at time zone 'UTC')::date, ${call.engine}, ${call.call}, ${call.outcome}, 1,
      ${call.inputTokens}, ${call.outputTokens}, ${Math.round(call.ms)})
    on conflict (day, engine, call, outcome) do update set calls = model_calls.calls + 1,
      input_tokens = model_calls.input_tokens + excluded.input_tokens,
      output_tokens = model_calls.output_tokens + excluded.output_tokens,
      ms = model_calls.ms + excluded.ms`.execute(db)
  if (harmlessOutcomes.includes(call.outcome)) return
  await db
    .insertInto('model_failures')
    .values({
      id: uuidv7(),
      at: now,
      engine: call.engine,
      call: call.call,
      kind: call.outcome,
      address: call.address,
      said: call.said ?? null,
    })
    .execute()
}

/** Lists the calls by day and model, the latest day first. */
export async function modelDays(db: Queryable, since: Date): Promise<ModelDay[]> {
  const { rows } = await sql<ModelDay>`
    select to_char(day, 'YYYY-MM-DD') as day, engine, sum(calls)::int as calls,
      (sum(calls) filter (where not outcome = any(${harmlessOutcomes})))::int as failed,
      sum(input_tokens)::float8 as "inputTokens", sum(output_tokens)::float8 as "outputTokens",
      coalesce(sum(calls) filter (where call = 'drawDish' and outcome = 'done'), 0)::int as pictures
    from model_calls where day >= (${since}::timestamptz at time zone 'UTC')::date
    group by model_calls.day, engine order by model_calls.day desc, engine`.execute(db)
  return rows.map((row) => ({ ...row, failed: row.failed ?? 0 }))
}

export async function lastModelFailures(db: Queryable, limit: number): Promise<ModelFailure[]> {
  return await db
    .selectFrom('model_failures')
    .select(['at', 'engine', 'call', 'kind', 'address', 'said'])
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
}

/**
 * Deletes old failures, and old days.
 * @returns number of deleted failures
 */
export async function forgetModelCalls(
  db: Queryable,
  before: { failures: Date; days: Date },
): Promise<number> {
  await sql`delete from model_calls where day < (${before.days}::timestamptz at time zone 'UTC')::date`.execute(
    db,
  )
  const { numDeletedRows } = await db
    .deleteFrom('model_failures')
    .where('at', '<', before.failures)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
