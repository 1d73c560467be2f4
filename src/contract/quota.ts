import { z } from 'zod'
import { instant, subscriptionStatus } from './common.ts'
import { route } from './route.ts'

export const quotaCheck = z.object({
  subscriptionStatus,
  /** Committed and reserved generations of this calendar month (UTC). */
  recipesUsed: z.int().min(0),
  /** null for Premium, which has no limit. */
  recipesRemaining: z.int().min(0).nullable(),
  resetsAt: instant,
})
export type QuotaCheck = z.infer<typeof quotaCheck>

export const quota = {
  check: route({
    method: 'GET',
    path: '/api/recipes/quota/check',
    access: 'user',
    summary: 'What is left of this month.',
    reply: quotaCheck,
  }),
}
