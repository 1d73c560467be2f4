import { z } from 'zod'
import { message } from './common.ts'
import { route } from './route.ts'

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
    summary: 'Cancels at the end of the period.',
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
