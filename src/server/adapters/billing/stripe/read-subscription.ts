import type Stripe from 'stripe'
import { BillingError, type ProviderSubscription } from '#server/ports/billing.ts'

export const dateOf = (epochSeconds: number) => new Date(epochSeconds * 1000)
export const idOf = (given: string | { id: string }) => (typeof given === 'string' ? given : given.id)

/** Reads a subscription. Since 2025 the period belongs to its items, of which ours has one. */
export const readSubscription = (given: Stripe.Subscription): ProviderSubscription => {
  const [item] = given.items.data
  if (!item) throw new BillingError('refused', `Stripe: the subscription ${given.id} has no item`)
  return {
    id: given.id,
    customerId: idOf(given.customer),
    status: given.status,
    createdAt: dateOf(given.created),
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    // The customer portal sets `cancel_at` in place of the flag.
    cancelAtPeriodEnd: given.cancel_at_period_end || given.cancel_at !== null,
  }
}

/**
 * Returns the client secret with which the browser pays the latest invoice; null unless that is open and was
 * read with `expand`.
 */
export const clientSecretOf = ({ latest_invoice: invoice }: Stripe.Subscription): string | null => {
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'open') return null
  return invoice.confirmation_secret?.client_secret ?? null
}
