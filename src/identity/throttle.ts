import { sql } from 'kysely'
import type { Queryable } from './service.ts'

/**
 * Counters that refuse. Each is incremented by one statement before the limited work starts, so that a burst
 * of parallel attempts cannot pass between a check and an update.
 */
interface Window {
  key: string
  now: Date
  windowMs: number
  limit: number
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Takes one of `limit` attempts in a window that starts with the first. @returns false when none is left */
export async function takeFromWindow(db: Queryable, { key, now, windowMs, limit }: Window): Promise<boolean> {
  const over = before(now, windowMs)
  const { rows } = await sql`
    insert into identity_throttle as t (key, count, since, last_at) values (${key}, 1, ${now}, ${now})
    on conflict (key) do update set
      count = case when t.since <= ${over} then 1 else t.count + 1 end,
      since = case when t.since <= ${over} then excluded.since else t.since end,
      last_at = excluded.last_at
    where t.since <= ${over} or t.count < ${limit}
    returning key`.execute(db)
  return rows.length > 0
}

/** Takes one attempt of a window whose last attempt also refuses all others for `pauseMs`. */
export async function takeBeforePause(
  db: Queryable,
  { key, now, windowMs, limit, pauseMs }: Window & { pauseMs: number },
): Promise<boolean> {
  const over = before(now, windowMs)
  const pausedUntil = new Date(now.getTime() + pauseMs)
  const { rows } = await sql`
    insert into identity_throttle as t (key, count, since, last_at) values (${key}, 1, ${now}, ${now})
    on conflict (key) do update set
      count = case when t.since <= ${over} then 1 else t.count + 1 end,
      since = case when t.since <= ${over} then excluded.since else t.since end,
      last_at = excluded.last_at,
      blocked_until = case
        when t.since > ${over} and t.count + 1 >= ${limit} then ${pausedUntil}::timestamptz end
    where t.blocked_until is null or t.blocked_until <= ${now}
    returning key`.execute(db)
  return rows.length > 0
}

interface Backoff {
  key: string
  now: Date
  free: number
  longestWaitMs: number
  forgetMs: number
}

/**
 * Admits the first `free` attempts without a wait; each later one is followed by a wait of 1, 2, 4 … s, up to
 * `longestWaitMs`.
 */
export async function takeWithBackoff(db: Queryable, rule: Backoff): Promise<boolean> {
  const { key, now, free, longestWaitMs, forgetMs } = rule
  const forgotten = before(now, forgetMs)
  const { rows } = await sql`
    insert into identity_throttle as t (key, count, since, last_at) values (${key}, 1, ${now}, ${now})
    on conflict (key) do update set
      count = case when t.last_at <= ${forgotten} then 1 else t.count + 1 end,
      last_at = excluded.last_at,
      blocked_until = case when t.last_at > ${forgotten} and t.count >= ${free}::int then
        ${now}::timestamptz
          + least(${longestWaitMs / 1000}::float8, power(2, least(t.count - ${free}::int, 30))) * interval '1 second'
        end
    where t.blocked_until is null or t.blocked_until <= ${now}
    returning key`.execute(db)
  return rows.length > 0
}

/** Gives back an attempt that turned out not to count. */
export async function giveBack(db: Queryable, key: string): Promise<void> {
  await db
    .updateTable('identity_throttle')
    .set(({ fn, eb }) => ({ count: fn<number>('greatest', [eb('count', '-', 1), eb.val(0)]) }))
    .where('key', '=', key)
    .execute()
}

export async function forget(db: Queryable, keys: string[]): Promise<void> {
  await db.deleteFrom('identity_throttle').where('key', 'in', keys).execute()
}
