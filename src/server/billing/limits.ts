import type { Deps } from '#server/deps.ts'
import { AppError, tooManyRequests } from '#server/http/errors.ts'
import { countHit, readCount } from '#server/stores/rate-limits.ts'

export interface BillingLimits {
  /** Maximum number of checkouts, and of payments, of one cook. */
  triesPerMinute: number
  /** Maximum number of declined payments of one cook: somebody who tries stolen cards sees many. */
  declinesPerHour: number
}

export const usualBillingLimits: BillingLimits = { triesPerMinute: 10, declinesPerHour: 5 }

const MINUTE_MS = 60_000

type Counting = Pick<Deps, 'db' | 'clock'>

/** @throws AppError too_many_requests; tries are counted over all servers */
export async function limitTries(
  { db, clock }: Counting,
  what: 'checkout' | 'confirm',
  userId: string,
  { triesPerMinute, declinesPerHour }: BillingLimits,
): Promise<void> {
  const now = clock.now()
  const declines = await readCount(db, declinesOf(userId), now)
  if (declines && declines.hits >= declinesPerHour) {
    throw new AppError(
      'too_many_requests',
      'Too many declined payments. Please wait an hour and try again.',
      {
        retryAfterS: (declines.resetsAt.getTime() - now.getTime()) / 1000,
      },
    )
  }
  const tries = await countHit(db, { bucket: `billing:${what}:${userId}`, windowMs: MINUTE_MS, now })
  if (tries.hits > triesPerMinute) throw tooManyRequests((tries.resetsAt.getTime() - now.getTime()) / 1000)
}

export const countDecline = ({ db, clock }: Counting, userId: string) =>
  countHit(db, { bucket: declinesOf(userId), windowMs: 60 * MINUTE_MS, now: clock.now() })

const declinesOf = (userId: string) => `billing:decline:${userId}`
