import { dateWords } from '#web/words/dates.ts'
import { language, languages } from '#web/words/language.ts'

/** Today's date in the browser's time zone, yyyy-MM-dd. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** A calendar date in words: `3 November`, with the year when it differs from the present one. */
export const dayInWords = (date: string, now = new Date()): string =>
  date.slice(0, 4) === String(now.getFullYear()) ? dayOfMonth(date) : dayOfYear(date)

// The functions below calculate with calendar dates as UTC days, where daylight saving never skips or repeats
// an hour.

const DAY_MS = 86_400_000
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string =>
  dayOf(new Date(dateOf(day).getTime() + days * DAY_MS))

/** The month of a date, yyyy-MM. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** Adds months to a month; both are yyyy-MM, and the number may be negative. */
export function addMonths(month: string, months: number): string {
  const date = dateOf(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return monthOf(dayOf(date))
}

/** The same day of the month in another month, or the last day of a shorter month. */
export function inMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = month + day.slice(7)
  return same < last ? same : last
}

/** The seven days of the week around a date; the first weekday follows the reader's language. */
export function weekOf(day: string): string[] {
  const { firstWeekday } = languages[language.get()]
  const first = addDays(day, -((dateOf(day).getUTCDay() - firstWeekday + 7) % 7))
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

/** The weeks that hold a month's days; the first and the last may reach into the neighbouring months. */
export function weeksOf(month: string): string[][] {
  const weeks: string[][] = []
  const next = `${addMonths(month, 1)}-01`
  for (let day = `${month}-01`; weeks.length === 0 || (weeks.at(-1)?.at(-1) ?? '') < addDays(next, -1); ) {
    weeks.push(weekOf(day))
    day = addDays(day, 7)
  }
  return weeks
}

const nameIn = (names: string, index: number): string => names.split(', ')[index] ?? ''
const partsOf = (day: string) => ({
  day: Number(day.slice(8)),
  month: nameIn(dateWords.get().monthsOfDays, Number(day.slice(5, 7)) - 1),
  year: day.slice(0, 4),
})

/** Formats a date as `25 November`. */
export const dayOfMonth = (day: string): string => dateWords.get().dayOfMonth(partsOf(day))

/** Formats a date as `25 November 2026`. */
export const dayOfYear = (day: string): string => dateWords.get().dayOfYear(partsOf(day))

/** Formats a date as `Wednesday 25 November`. */
export const weekdayAndDay = (day: string): string =>
  dateWords.get().weekdayAndDay({ weekday: weekdayName(day), day: dayOfMonth(day) })

/** Formats a date as `Wednesday 25 November 2026`. */
export const fullDay = (day: string): string =>
  dateWords.get().weekdayAndDay({ weekday: weekdayName(day), day: dayOfYear(day) })

/** Formats a month as `November 2026`. */
export const monthInWords = (month: string): string =>
  dateWords.get().monthOfYear({
    month: nameIn(dateWords.get().months, Number(month.slice(5)) - 1),
    year: month.slice(0, 4),
  })

/** The weekday in full, as in `Wednesday`. */
export const weekdayName = (day: string): string => nameIn(dateWords.get().weekdays, dateOf(day).getUTCDay())

/** The weekday in brief, as in `Wed`. */
export const shortWeekday = (day: string): string =>
  nameIn(dateWords.get().weekdaysBriefly, dateOf(day).getUTCDay())
