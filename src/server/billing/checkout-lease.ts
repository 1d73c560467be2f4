import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Queryable } from '#server/database/open.ts'
import { conflict } from '#server/http/errors.ts'
import { leaveCheckout, takeCheckout } from '#server/stores/subscriptions.ts'

/**
 * Longest usual duration of a checkout in seconds. The lease of a crashed server ends before waiting callers
 * give up.
 */
const LEASE_S = 12
const PATIENCE_MS = 20_000

/**
 * Runs `work` for one caller at a time of all servers. It takes a lease on a row, because no transaction may
 * be open while a provider answers. Were the lease to fail, the provider's idempotency keys would still make
 * one of two subscriptions.
 */
export async function oneCheckoutAtATime<T>(
  db: Queryable,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  const token = randomUUID()
  const giveUpAt = performance.now() + PATIENCE_MS
  while (!(await takeCheckout(db, userId, token, LEASE_S))) {
    if (performance.now() > giveUpAt)
      throw conflict('Your checkout is being prepared in another tab. Please try again.')
    await pause(20 + Math.random() * 80)
  }
  try {
    return await work()
  } finally {
    await leaveCheckout(db, userId, token)
  }
}
