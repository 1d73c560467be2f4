import { setTimeout as pause } from 'node:timers/promises'
import { BillingError } from '#server/ports/billing.ts'
import { forgetEvents } from '#server/stores/billing-events.ts'
import { type StaleCustomer, staleCustomers } from '#server/stores/subscriptions.ts'
import { accountOf, type BillingDeps } from './provider.ts'
import { syncSubscription } from './sync-subscription.ts'

const HOUR_MS = 3_600_000
/**
 * Milliseconds between two customers. Each costs four or five requests, which stays far below 25 a second,
 * also with two servers.
 */
const PAUSE_MS = 350
const BATCH = 200
const EVENTS_KEPT_MS = 30 * 24 * HOUR_MS

/**
 * Reads customers again who were not read for a day, or whose period ended an hour ago, which repairs the
 * effect of lost events. An unreachable provider ends the pass; a customer that the provider refuses to
 * return is left for the next.
 * @returns number of customers that were read
 */
export async function reconcile(deps: BillingDeps, pauseMs = PAUSE_MS): Promise<number> {
  const { db, billing, clock } = deps
  const [now, theirs] = [clock.now().getTime(), (await billing.now()).getTime()]
  const query = {
    account: accountOf(billing),
    syncedBefore: new Date(now - 24 * HOUR_MS),
    endedBefore: new Date(theirs - HOUR_MS),
    limit: BATCH,
  }
  let read = 0
  let after: string | null = null
  do {
    const batch: StaleCustomer[] = await staleCustomers(db, { ...query, after })
    for (const { customerId } of batch) {
      read += Number(await syncOrLeave(deps, customerId))
      if (billing.kind !== 'sandbox') await pause(pauseMs, undefined, { ref: false })
    }
    after = batch.at(-1)?.userId ?? null
  } while (after)
  await forgetEvents(db, new Date(now - EVENTS_KEPT_MS))
  return read
}

async function syncOrLeave(deps: BillingDeps, customerId: string): Promise<boolean> {
  try {
    await syncSubscription(deps, customerId)
    return true
  } catch (error) {
    if (!(error instanceof BillingError) || error.kind === 'unavailable') throw error
    deps.log.warn({ err: error }, 'the provider does not tell of a customer; it is asked again later')
    return false
  }
}
