import type { SubscriptionStatus } from '#contract/common.ts'

/** Only `active` is Premium: a canceled or unpaid plan gives what Free gives. */
export const isPremium = (status: SubscriptionStatus): boolean => status === 'active'
