import type { Deps } from '#server/deps.ts'
import { countHit } from '#server/stores/rate-limits.ts'

/** Largest limit that is counted request by request, because such routes are expensive. */
const COUNTED_EXACTLY = 60
/** Share of a larger limit that one server counts before it shares the count. */
const TOLD_AT_ONCE = 0.1
/** Maximum number of remembered refused callers; beyond it the oldest are admitted and counted again. */
const MOST_SHUT_OUT = 10_000

export interface Hit {
  bucket: string
  max: number
  /** Number that this server has counted in its window, including this one. */
  hits: number
}

/**
 * Applies limits over all servers without a write for each request: a server adds its count to the common one
 * whenever it reaches a tenth of the limit. A caller gets at most a tenth more for each server. While the
 * database is unreachable each server's own count still holds.
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
    /**
     * Counts a request; returns the seconds for which the caller is refused, 0 when the request is admitted.
     */
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
