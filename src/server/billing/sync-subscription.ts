import { PREMIUM_PRICE_USD_CENTS } from '#contract/limits.ts'
import { endOf, isLive, pickSubscription, statusOf } from '#domain/subscription-state.ts'
import type { ProviderPayment, ProviderSubscription } from '#server/ports/billing.ts'
import { beginSync, type SyncTicket, writeSync } from '#server/stores/subscription-sync.ts'
import type { SyncedState } from '#server/stores/subscriptions.ts'
import { endRenewals } from './end-renewals.ts'
import { noteFailedRefunds } from './note-failed-refunds.ts'
import { accountOf, type BillingDeps } from './provider.ts'

/** Subscriptions of a customer at the provider, with the state that was stored. */
export interface Synced {
  userId: string
  state: SyncedState
  subscriptions: ProviderSubscription[]
}

/**
 * Reads a customer's subscriptions and payments from the provider and stores the resulting plan. This is the
 * only way in which the provider's data becomes a plan: events, the page to which a cook returns, and jobs
 * all call this, as often and in whatever order they like.
 * @returns null for an unknown customer
 * @throws BillingError; then nothing was written
 */
export async function syncSubscription(deps: BillingDeps, customerId: string): Promise<Synced | null> {
  const { db, billing, clock } = deps
  const ticket = await beginSync(db, customerId, accountOf(billing))
  if (!ticket) return null
  // A blocked cook is not charged for a plan that is denied.
  if (ticket.isDisabled) await endRenewals(deps, ticket.userId, customerId)
  const { subscriptions, best, paid } = await readProvider(deps, customerId)
  // A customer without a subscription never had a refund.
  const failedRefunds = best ? await billing.failedRefunds(customerId) : []
  const now = clock.now()
  const state = stateOf({ best, subscriptions, paid }, { ours: now, theirs: await billing.now() })
  const receipt = await receiptOf(deps, { customerId, ticket, state, paid })
  await writeSync(db, { ...ticket, state, now, receipt })
  await noteFailedRefunds(deps, ticket.userId, failedRefunds)
  return { userId: ticket.userId, state, subscriptions }
}

async function readProvider({ billing }: BillingDeps, customerId: string): Promise<Read> {
  for (;;) {
    const subscriptions = await billing.listSubscriptions(customerId)
    const best = pickSubscription(subscriptions)
    // A subscription that was never active was never paid.
    const paid = best && !best.status.startsWith('incomplete') ? await billing.latestPaid(best.id) : null
    // A fully refunded subscription is ended.
    if (!best || !paid?.isRefunded || !isLive(best)) return { subscriptions, best, paid }
    await billing.cancelNow(best.id)
  }
}

interface Read {
  subscriptions: ProviderSubscription[]
  best: ProviderSubscription | null
  paid: ProviderPayment | null
}

function stateOf({ best, subscriptions, paid }: Read, times: { ours: Date; theirs: Date }): SyncedState {
  const end = best && endOf(best)
  const ahead = times.theirs.getTime() - times.ours.getTime()
  return {
    subscriptionId: best?.id ?? null,
    providerStatus: watched(best, subscriptions),
    status: best ? statusOf(best.status) : 'free',
    statusUntil: end && new Date(end.until.getTime() - ahead),
    statusAfter: end?.after ?? null,
    periodStart: best?.periodStart ?? null,
    periodEnd: best?.periodEnd ?? null,
    cancelAtPeriodEnd: best?.cancelAtPeriodEnd ?? false,
    payment: paid && !paid.isRefunded ? { id: paid.paymentId, paidAt: paid.paidAt } : null,
    isRefunded: paid?.isRefunded ?? false,
  }
}

/**
 * Returns the provider's status that may change next: above all that of an open checkout beside an ended
 * subscription.
 */
const watched = (best: ProviderSubscription | null, all: readonly ProviderSubscription[]): string | null => {
  if (best && isLive(best)) return best.status
  return all.find(({ status }) => status === 'incomplete')?.status ?? best?.status ?? null
}

interface ReceiptRequest {
  customerId: string
  ticket: SyncTicket
  state: SyncedState
  paid: ProviderPayment | null
}

/**
 * Returns the receipt of a payment that is new here, without the card's digits when the provider does not
 * give them.
 */
async function receiptOf({ billing, log }: BillingDeps, { customerId, ticket, state, paid }: ReceiptRequest) {
  if (!paid || !state.payment || state.payment.id === ticket.knownPaymentId) return null
  const card = await billing.findCard(customerId).catch((error: unknown) => {
    log.warn({ err: error }, 'the card of a receipt could not be read')
    return null
  })
  const payload = {
    amount: paid.amount || PREMIUM_PRICE_USD_CENTS,
    paidAt: paid.paidAt,
    periodStart: state.periodStart,
    periodEnd: state.periodEnd,
    lastFour: card?.last4 ?? null,
    isTest: !billing.livemode,
  }
  return { paymentId: paid.paymentId, payload }
}
