import { setTimeout as pause } from 'node:timers/promises'
import { forgetEvents } from '#server/stores/billing-events.ts'
import { forgetCounts } from '#server/stores/rate-limits.ts'
import { staleCustomers } from '#server/stores/subscriptions.ts'
import { accountOf, type BillingDeps } from './provider.ts'
import { syncSubscription } from './sync-subscription.ts'

const HOUR_MS = 3_600_000
/** A customer costs three or four requests: this stays far below 25 a second, also with two servers. */
const PAUSE_MS = 350
const BATCH = 200
const EVENTS_KEPT_MS = 30 * 24 * HOUR_MS

/**
 * Reads anew whom nobody has heard of for a day, or whose period ended an hour ago: whatever events were lost, the
 * next pass makes it right. A provider that is away ends the pass.
 * @returns how many customers were read
 */
export async function reconcile(deps: BillingDeps, pauseMs = PAUSE_MS): Promise<number> {
  const { db, billing, clock } = deps
  const [now, theirs] = [clock.now().getTime(), (await billing.now()).getTime()]
  const customers = await staleCustomers(db, {
    account: accountOf(billing),
    syncedBefore: new Date(now - 24 * HOUR_MS),
    endedBefore: new Date(theirs - HOUR_MS),
    limit: BATCH,
  })
  for (const customerId of customers) {
    await syncSubscription(deps, customerId)
    if (billing.kind !== 'sandbox') await pause(pauseMs, undefined, { ref: false })
  }
  await forgetEvents(db, new Date(now - EVENTS_KEPT_MS))
  await forgetCounts(db, new Date(now - HOUR_MS))
  return customers.length
}
