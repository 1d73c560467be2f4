import { z } from 'zod'
import { instant, message, subscriptionStatus } from './common.ts'
import { route } from './route.ts'

export const subscriptionDetails = z.object({
  /** What counts: an administrator's word wins over the provider's. */
  status: subscriptionStatus,
  /** Set by an administrator; then the rest tells what the provider has. */
  isOverridden: z.boolean(),
  /** Until when Premium lasts when nothing more is paid; null without a paid period. */
  accessUntil: instant.nullable(),
  /** null when none will be taken. */
  nextPaymentAt: instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** US cents a month. */
  price: z.int(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Until when the first payment can be had back; null when it cannot. */
  refundableUntil: instant.nullable(),
  /** A payment failed or waits to be authenticated: the open invoice can be paid by get-or-create. */
  hasPaymentProblem: z.boolean(),
  /** The provider could not be reached: the card may be missing, the rest is what is known here. */
  isStale: z.boolean(),
})
export type SubscriptionDetails = z.infer<typeof subscriptionDetails>

export const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.enum(['draft', 'open', 'paid', 'void', 'uncollectible']),
  /** US cents. */
  amount: z.int(),
  /** US cents that were given back; what did not arrive does not count. */
  refundedAmount: z.int(),
  /** Of it something was to be given back, and did not arrive: it is still owed. */
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
      /** Epoch seconds. */
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
