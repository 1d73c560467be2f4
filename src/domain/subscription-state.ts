import type { SubscriptionStatus } from '#contract/common.ts'
import { MONEY_BACK_DAYS } from '#contract/limits.ts'

/** The parts of a provider's subscription that its state depends on. */
export interface ProviderState {
  status: string
  createdAt: Date
  periodEnd: Date
  cancelAtPeriodEnd: boolean
}

/**
 * Milliseconds for which Premium lasts beyond the paid period while the provider cannot confirm a renewal.
 */
export const GRACE_MS = 72 * 3_600_000

/**
 * Translates a provider's status. An unpaid first invoice never gives Premium, a failed renewal takes it away
 * until it is paid, and an unknown status gives nothing.
 */
export const statusOf = (providerStatus: string): SubscriptionStatus => {
  switch (providerStatus) {
    case 'trialing':
    case 'active':
      return 'active'
    case 'incomplete':
    case 'incomplete_expired':
      return 'free'
    case 'canceled':
      return 'canceled'
    default:
      return 'past_due'
  }
}

/** Provider statuses, best first; an unknown status ranks below all that can still be paid. */
const ranks = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  '?',
  'canceled',
  'incomplete',
  'incomplete_expired',
]

const rankOf = ({ status }: ProviderState): number =>
  ranks.includes(status) ? ranks.indexOf(status) : ranks.indexOf('?')

/**
 * Picks the one of a customer's subscriptions that counts: the best status, then the later end, then the
 * newer one.
 */
export const pickSubscription = <S extends ProviderState>(subscriptions: readonly S[]): S | null =>
  subscriptions.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      b.periodEnd.getTime() - a.periodEnd.getTime() ||
      b.createdAt.getTime() - a.createdAt.getTime(),
  )[0] ?? null

/** True when the provider will charge for the subscription again, or waits for a payment. */
export const isLive = ({ status }: Pick<ProviderState, 'status'>): boolean =>
  !['canceled', 'incomplete', 'incomplete_expired'].includes(status)

/**
 * The time at which a status ends by itself, and the status that follows, by the provider's clock: a
 * cancelled subscription ends with its period, another one after the grace period if no renewal is reported.
 */
export const endOf = (best: ProviderState): { until: Date; after: SubscriptionStatus } | null => {
  if (statusOf(best.status) !== 'active') return null
  return best.cancelAtPeriodEnd
    ? { until: best.periodEnd, after: 'canceled' }
    : { until: new Date(best.periodEnd.getTime() + GRACE_MS), after: 'past_due' }
}

/** The last moment at which the first payment can be refunded. */
export const moneyBackUntil = (firstPaidAt: Date): Date =>
  new Date(firstPaidAt.getTime() + MONEY_BACK_DAYS * 86_400_000)
