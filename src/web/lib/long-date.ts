import { dateFormat } from '#web/words/format.ts'
import { dayOfYear, today } from './calendar-day.ts'

/** `22 December 2026`, where the cook is. */
export const longDate = (date: Date | string | number): string => dayOfYear(today(new Date(date)))

/** `22 Dec 2026` */
export const mediumDate = dateFormat({ dateStyle: 'medium' })

/** `22 Dec 2026, 08:30` */
export const dateAndTime = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
