import { z } from 'zod'

export const id = z.uuid()
export const idParams = z.object({ id })
/** A point in time, ISO 8601 in UTC or with an offset. */
export const instant = z.iso.datetime({ offset: true })

/**
 * A calendar date without a time zone, yyyy-MM-dd: the date in the cook's time zone. PostgreSQL has no year
 * 0.
 */
export const calendarDay = z.iso
  .date()
  .refine((date) => date >= '1900-01-01', 'Please choose a day of this century.')
export const ok = z.object({ ok: z.literal(true) })
export const message = z.object({ message: z.string() })

/** Text that a person wrote, trimmed. PostgreSQL cannot store the NUL character. */
export const writtenText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !text.includes('\0'), 'This text has a character that cannot be kept.')

export const categories = ['breakfast', 'lunch', 'dinner', 'snack', 'dessert'] as const
export const category = z.enum(categories)
export type Category = z.infer<typeof category>

export const subscriptionStatuses = ['free', 'active', 'canceled', 'past_due'] as const
export const subscriptionStatus = z.enum(subscriptionStatuses)
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>
