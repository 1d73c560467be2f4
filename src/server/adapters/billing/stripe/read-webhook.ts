import Stripe from 'stripe'
import { BillingError, type ProviderEvent } from '#server/ports/billing.ts'
import { hasRefundFailed } from './read-refunds.ts'
import { idOf } from './read-subscription.ts'

/**
 * Event types that have an effect; all others are answered and ignored. Events of `invoice_payment` name no
 * customer.
 */
export const actedEvents: ReadonlySet<string> = new Set<Stripe.Event.Type>([
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.failed',
  'refund.updated',
  'charge.dispute.created',
  'customer.deleted',
])

const TOLERANCE_S = 300

export interface WebhookSettings {
  stripe: Stripe
  secret: string | null
  livemode: boolean
  now: () => Date
}

/** Verifies the signature, then reads which customer the event concerns. Nothing else in it is trusted. */
export const readStripeWebhook = async (
  { stripe, secret, livemode, now }: WebhookSettings,
  raw: Buffer,
  signature: string | string[] | undefined,
): Promise<ProviderEvent> => {
  if (secret === null) throw new BillingError('bad_signature', 'STRIPE_WEBHOOK_SECRET is not set')
  if (typeof signature !== 'string') throw new BillingError('bad_signature', 'the event is not signed')
  const event = verified(() =>
    stripe.webhooks.constructEvent(raw, signature, secret, TOLERANCE_S, undefined, now().getTime()),
  )
  if (event.livemode !== livemode) {
    throw new BillingError('bad_signature', 'the event is of the other mode, test or live')
  }
  const { id, type } = event
  if (!actedEvents.has(type)) return { id, type, customerId: null }
  return { id, type, customerId: await customerOf(stripe, event), ...meaningOf(event) }
}

const verified = (construct: () => Stripe.Event): Stripe.Event => {
  try {
    return construct()
  } catch (error) {
    // A wrong signature, age or form all mean that the event is not from Stripe.
    const why = error instanceof Stripe.errors.StripeSignatureVerificationError ? 'signature' : 'form'
    throw new BillingError('bad_signature', `the event's ${why} is wrong`)
  }
}

const meaningOf = (event: Stripe.Event): Partial<ProviderEvent> => {
  switch (event.type) {
    case 'charge.dispute.created':
      return { isDispute: true }
    case 'invoice.payment_failed':
      return { isPaymentProblem: true }
    case 'refund.failed':
    case 'refund.updated':
      return hasRefundFailed(event.data.object) ? { failedRefundId: event.data.object.id } : {}
    case 'customer.deleted':
      return { isCustomerDeleted: true }
    default:
      return {}
  }
}

const customerOf = async (stripe: Stripe, event: Stripe.Event): Promise<string | null> => {
  if (event.type === 'customer.deleted') return event.data.object.id
  const { object } = event.data
  const customer: unknown = 'customer' in object ? object.customer : null
  // A dispute names no customer, nor does every refund; their charge does.
  if (!customer && 'charge' in object && object.charge) {
    const charge = await stripe.charges.retrieve(idOf(object.charge))
    return charge.customer ? idOf(charge.customer) : null
  }
  if (typeof customer === 'string') return customer
  const isExpanded = typeof customer === 'object' && customer !== null && 'id' in customer
  return isExpanded && typeof customer.id === 'string' ? customer.id : null
}
