import type { SubscriptionStatus } from '#contract/common.ts'
import { MONEY_BACK_DAYS } from '#contract/limits.ts'

/** A provider's subscription, as far as its state depends on it. */
export interface ProviderState {
  status: string
  createdAt: Date
  periodEnd: Date
  cancelAtPeriodEnd: boolean
}

/** How long what was paid for is not taken away while nobody can be asked whether it was paid again. */
export const GRACE_MS = 72 * 3_600_000

/**
 * What a provider's status means here. An unpaid first invoice never gives Premium, a renewal that failed takes it
 * away until it is paid, and a word that we do not know gives nothing.
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

/** Best first. What we do not know stands behind all that can still be paid. */
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

/** The one of a customer's subscriptions that counts: the best status, then the later end, then the newer one. */
export const pickSubscription = <S extends ProviderState>(subscriptions: readonly S[]): S | null =>
  subscriptions.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      b.periodEnd.getTime() - a.periodEnd.getTime() ||
      b.createdAt.getTime() - a.createdAt.getTime(),
  )[0] ?? null

/** Whether the provider would take money for it again, or waits for it. */
export const isLive = ({ status }: Pick<ProviderState, 'status'>): boolean =>
  !['canceled', 'incomplete', 'incomplete_expired'].includes(status)

/**
 * When a status ends by itself, and what follows, in the provider's time: a cancelled one with its period, another
 * one when nothing was heard of a renewal for as long as the grace lasts.
 */
export const endOf = (best: ProviderState): { until: Date; after: SubscriptionStatus } | null => {
  if (statusOf(best.status) !== 'active') return null
  return best.cancelAtPeriodEnd
    ? { until: best.periodEnd, after: 'canceled' }
    : { until: new Date(best.periodEnd.getTime() + GRACE_MS), after: 'past_due' }
}

/** The last moment at which the first payment can be had back. */
export const moneyBackUntil = (firstPaidAt: Date): Date =>
  new Date(firstPaidAt.getTime() + MONEY_BACK_DAYS * 86_400_000)
