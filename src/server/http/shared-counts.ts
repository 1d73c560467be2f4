import type { Deps } from '#server/deps.ts'
import { countHit } from '#server/stores/rate-limits.ts'

/** Limits up to this are counted request by request: what has them is dear. */
const COUNTED_EXACTLY = 60
/** Of a larger limit, what one server counts before it tells the others. */
const TOLD_AT_ONCE = 0.1
/** Callers that are shut out are few; should they be many, the oldest are let in and counted again. */
const MOST_SHUT_OUT = 10_000

export interface Hit {
  bucket: string
  max: number
  /** How many this server has counted in its window, this one with it. */
  hits: number
}

/**
 * Limits that hold over all servers, without a write for each request: a server adds what it has counted to the
 * common count whenever it has a tenth of the limit. A caller gets through at most a tenth more for each server.
 * While the database is away each server's own count still holds.
 */
export const createSharedCounts = (
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  windowMs: number,
) => {
  const shutOut = new Map<string, Date>()

  const shut = (bucket: string, until: Date) => {
    const [oldest] = shutOut.keys()
    if (shutOut.size >= MOST_SHUT_OUT && oldest !== undefined) shutOut.delete(oldest)
    shutOut.set(bucket, until)
  }

  return {
    /** Seconds for which this caller is refused; 0 when it is let in. */
    async hit({ bucket, max, hits }: Hit): Promise<number> {
      const now = clock.now()
      const until = shutOut.get(bucket)
      if (until && until > now) return Math.ceil((until.getTime() - now.getTime()) / 1000)
      if (until) shutOut.delete(bucket)

      const step = max <= COUNTED_EXACTLY ? 1 : Math.floor(max * TOLD_AT_ONCE)
      if (hits % step !== 0) return 0
      try {
        const { hits: total, resetsAt } = await countHit(db, { bucket, windowMs, now, by: step })
        if (total <= max) return 0
        shut(bucket, resetsAt)
        return Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
      } catch (error) {
        log.warn({ err: error }, 'a common limit could not be counted; the own one holds')
        return 0
      }
    },
  }
}
