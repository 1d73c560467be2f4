import type { SubscriptionStatus } from '#contract/common.ts'

/** True only for `active`: a canceled or unpaid subscription gives what the free plan gives. */
export const isPremium = (status: SubscriptionStatus): boolean => status === 'active'
