import type { SubscriptionStatus } from '#contract/common.ts'
import { FREE_RECIPES_PER_MONTH } from '#contract/limits.ts'
import { isPremium } from './plan.ts'

/** Free recipes left this month, never below 0; `null` means no limit. */
export const recipesLeft = (status: SubscriptionStatus, used: number): number | null =>
  isPremium(status) ? null : Math.max(0, FREE_RECIPES_PER_MONTH - used)

/** The calendar month, in UTC, that a generation counts for: `2026-11`. */
export const monthOf = (date: Date): string => date.toISOString().slice(0, 7)

/** The first instant of the next calendar month in UTC, when the count starts again. */
export const resetsAt = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1))

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Formats the day on which the quota resets: `1 December`. */
export const resetDay = (date: Date): string => day.format(resetsAt(date))

/**
 * The message for a cook whose free recipes of the month are used up: HTML of `b`, `strong`, `em`, `br` and
 * `a[href]` only.
 *
 * It starts with the plate emoji, by which clients recognise a quota answer that carries no code.
 */
export function quotaMessage(now?: Date): string {
  const wait = now ? `, or come back on ${resetDay(now)}` : ''
  return (
    `🍽️ <strong>Recipe Limit Reached</strong><br>` +
    `You've used all ${FREE_RECIPES_PER_MONTH} of your free recipes this month. ` +
    `<a href="/subscribe">Upgrade to Premium</a> for unlimited recipes${wait}.`
  )
}
