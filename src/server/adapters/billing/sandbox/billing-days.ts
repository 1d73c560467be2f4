export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** Milliseconds until an unpaid first invoice expires. */
export const INCOMPLETE_MS = 23 * HOUR_MS

/** Days after a failed renewal on which it is tried again; after the last, the subscription ends. */
export const RETRY_DAYS = [3, 5, 7] as const

/**
 * Returns the end of period `number` (0 is the first) of a subscription that began at `anchor`, in UTC: the
 * anchor's day of the month, or the month's last day where that one is shorter. 31 January -> 28 February ->
 * 31 March.
 */
export const periodEnd = (anchor: Date, number: number): Date => {
  const month = anchor.getUTCMonth() + number + 1
  const lastDay = new Date(Date.UTC(anchor.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const end = new Date(anchor)
  end.setUTCFullYear(anchor.getUTCFullYear(), month, Math.min(anchor.getUTCDate(), lastDay))
  return end
}
