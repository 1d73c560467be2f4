import { sql } from 'kysely'
import type { Queryable } from '#server/database/open.ts'

/**
 * Counts of waiting and running work over all servers; each stops at a thousand, which is too many in any
 * case.
 */
export interface QueueDepths {
  generationsRunning: number
  /** Generations whose server has not renewed the lease in time. */
  generationsLost: number
  jobsDue: number
  supportWaiting: number
  importsRunning: number
}

const MOST = 1000

/** Counts with partial indexes of pending work alone, so that it costs the same with a million recipes. */
export async function queueDepths(db: Queryable, now: Date): Promise<QueueDepths> {
  const { rows } = await sql<QueueDepths>`
    select
      (select count(*)::int from (select from generations where state = 'reserved' and lease_until > ${now}
        limit ${MOST}) a) as "generationsRunning",
      (select count(*)::int from (select from generations where state = 'reserved' and lease_until <= ${now}
        limit ${MOST}) b) as "generationsLost",
      (select count(*)::int from (select from jobs where due_at <= ${now} limit ${MOST}) c) as "jobsDue",
      (select count(*)::int from (select from support_messages where mailed_at is null limit ${MOST}) d)
        as "supportWaiting",
      (select count(*)::int from (select from imports where state in ('reading', 'saving')
        and lease_until > ${now} limit ${MOST}) e)
        as "importsRunning"`.execute(db)
  const [depths] = rows
  if (!depths) throw new Error('The counts answered nothing.')
  return depths
}
