import { z } from 'zod'

export const id = z.uuid()
export const idParams = z.object({ id })
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime({ offset: true })

/** A calendar date without a time zone, yyyy-MM-dd: the cook's own day, wherever they are. The year 0 is none to PostgreSQL. */
export const calendarDay = z.iso
  .date()
  .refine((date) => date >= '1900-01-01', 'Please choose a day of this century.')
export const ok = z.object({ ok: z.literal(true) })
export const message = z.object({ message: z.string() })

/** Text that a person wrote, trimmed. PostgreSQL keeps no NUL. */
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
