import { z } from 'zod'
import { instant, message, subscriptionStatus } from './common.ts'
import { route } from './route.ts'

export const subscriptionDetails = z.object({
  /** The status in effect: an administrator's override takes precedence over the provider's status. */
  status: subscriptionStatus,
  /**
   * True when an administrator set the status; the other fields then describe the provider's subscription.
   */
  isOverridden: z.boolean(),
  /** End of Premium when nothing more is paid; null without a paid period. */
  accessUntil: instant.nullable(),
  /** null when no payment is due. */
  nextPaymentAt: instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** Price in US cents a month. */
  price: z.int(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Last moment at which the first payment can be refunded; null when it cannot. */
  refundableUntil: instant.nullable(),
  /**
   * True when a payment failed or waits for authentication: the open invoice can then be paid through
   * get-or-create.
   */
  hasPaymentProblem: z.boolean(),
  /**
   * True when the provider could not be reached: the card may be missing, the other fields come from the
   * database.
   */
  isStale: z.boolean(),
})
export type SubscriptionDetails = z.infer<typeof subscriptionDetails>

export const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  /** Amount in US cents. */
  amount: z.int(),
  /** Refunded US cents; failed refunds do not count. */
  refundedAmount: z.int(),
  /** True when a refund failed, so that the money is still owed. */
  hasFailedRefund: z.boolean(),
  currency: z.string(),
  createdAt: instant,
  paidAt: instant.nullable(),
  periodStart: instant,
  periodEnd: instant,
  /** The provider's own page with the receipt, where there is one. */
  receiptUrl: z.string().nullable(),
})
export type Invoice = z.infer<typeof invoice>

export const subscription = {
  status: route({
    method: 'GET',
    path: '/api/subscription/status',
    access: 'user',
    summary: 'Whether a subscription is active, and until when.',
    reply: z.object({
      hasActiveSubscription: z.boolean(),
      /** End of the paid period in seconds since 1970. */
      currentPeriodEnd: z.int().nullable(),
      cancelAtPeriodEnd: z.boolean(),
    }),
  }),
  details: route({
    method: 'GET',
    path: '/api/subscription/details',
    access: 'user',
    summary: 'What the page of the subscription shows beside its status.',
    reply: subscriptionDetails,
  }),
  invoices: route({
    method: 'GET',
    path: '/api/subscription/invoices',
    access: 'user',
    summary: 'Invoices, newest first.',
    reply: z.array(invoice),
  }),
  getOrCreate: route({
    method: 'POST',
    path: '/api/get-or-create-subscription',
    access: 'user',
    summary: 'The client secret of the payment that starts Premium.',
    reply: z.object({ clientSecret: z.string() }),
  }),
  cancel: route({
    method: 'POST',
    path: '/api/subscription/cancel',
    access: 'user',
    summary: 'Cancels at the end of the period; with `refund` gives the first payment back and ends at once.',
    body: z.object({ refund: z.boolean().optional() }).nullish(),
    reply: message,
  }),
  reactivate: route({
    method: 'POST',
    path: '/api/subscription/reactivate',
    access: 'user',
    summary: 'Takes a cancellation back.',
    reply: message,
  }),
}
