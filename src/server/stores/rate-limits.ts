import { sql } from 'kysely'
import type { Queryable } from '#server/database/open.ts'

export interface Bucket {
  /** Name of the count and of its subject: `billing:decline:{user}`. It is deleted with the account. */
  bucket: string
  windowMs: number
  now: Date
  /** Number to add; 1 by default. */
  by?: number
}

export interface Count {
  hits: number
  resetsAt: Date
}

/** Adds one (or `by`) to the count over all servers; the window begins with the first. */
export async function countHit(db: Queryable, { bucket, windowMs, now, by = 1 }: Bucket): Promise<Count> {
  const { rows } = await sql<Count>`
    insert into rate_limits (bucket, hits, resets_at) values (${bucket}, ${by}, ${new Date(now.getTime() + windowMs)})
    on conflict (bucket) do update set
      hits = case when rate_limits.resets_at <= ${now} then ${by}::int else rate_limits.hits + ${by}::int end,
      resets_at = case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end
    returning hits, resets_at as "resetsAt"`.execute(db)
  const [count] = rows
  if (!count) throw new Error('The count answered nothing.')
  return count
}

/** Returns the count of the running window; null when there is none. */
export async function readCount(db: Queryable, bucket: string, now: Date): Promise<Count | null> {
  const row = await db
    .selectFrom('rate_limits')
    .select(['hits', 'resets_at as resetsAt'])
    .where('bucket', '=', bucket)
    .where('resets_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

export async function forgetCounts(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<', before).execute()
}
