import { dateFormat } from '#web/words/format.ts'
import { dayOfYear, today } from './calendar-day.ts'

/** Formats a date as `22 December 2026`, in the browser's time zone. */
export const longDate = (date: Date | string | number): string => dayOfYear(today(new Date(date)))

/** Formats a date as `22 Dec 2026`. */
export const mediumDate = dateFormat({ dateStyle: 'medium' })

/** Formats a date and time as `22 Dec 2026, 08:30`. */
export const dateAndTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
