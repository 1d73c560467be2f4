import type { SubscriptionStatus } from '#contract/common.ts'

export const statusWords: Record<SubscriptionStatus, string> = {
  free: 'Free',
  active: 'Active (Premium)',
  canceled: 'Canceled',
  past_due: 'Past due',
}

/** Of the log, where a status may be none. */
export const statusOrNone = (status: unknown): string =>
  typeof status === 'string' && status in statusWords
    ? statusWords[status as SubscriptionStatus] // checked by `in`
    : 'no override'
