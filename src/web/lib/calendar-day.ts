import { commonWords } from '#web/words/common.ts'
import { dateFormat } from '#web/words/format.ts'
import { language, languages } from '#web/words/language.ts'

/** Today where the cook is, yyyy-MM-dd. */
export function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

const inYear = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' })
const withYear = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })

/** A calendar date in words: `3 November`, with its year when that is not this one. */
export const dayInWords = (date: string, now = new Date()): string =>
  (date.slice(0, 4) === String(now.getFullYear()) ? inYear : withYear)(`${date}T00:00:00Z`)

// All below reckon with calendar dates alone, as noon-less UTC days: no time zone, no hour that is missing or twice.

const DAY_MS = 86_400_000
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string =>
  dayOf(new Date(dateOf(day).getTime() + days * DAY_MS))

/** The month of a date, yyyy-MM. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The month so many months later, yyyy-MM; earlier when negative. */
export function addMonths(month: string, months: number): string {
  const date = dateOf(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return monthOf(dayOf(date))
}

/** The same day of another month, or that month's last when it is shorter. */
export function inMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  const same = month + day.slice(7)
  return same < last ? same : last
}

/** The seven days around a date: a week begins on the day on which the reader's weeks do. */
export function weekOf(day: string): string[] {
  const { firstWeekday } = languages[language.get()]
  const first = addDays(day, -((dateOf(day).getUTCDay() - firstWeekday + 7) % 7))
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

/** The weeks that hold a month's days; the first and last may reach into its neighbours. */
export function weeksOf(month: string): string[][] {
  const weeks: string[][] = []
  const next = `${addMonths(month, 1)}-01`
  for (let day = `${month}-01`; weeks.length === 0 || (weeks.at(-1)?.at(-1) ?? '') < addDays(next, -1); ) {
    weeks.push(weekOf(day))
    day = addDays(day, 7)
  }
  return weeks
}

const weekdayOf = dateFormat({ weekday: 'long', timeZone: 'UTC' })
const monthAndYear = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `Wednesday 25 November`. */
export const weekdayAndDay = (day: string): string =>
  commonWords.get().weekdayAndDay({ weekday: weekdayOf(dateOf(day)), day: inYear(dateOf(day)) })

/** `Wednesday 25 November 2026`. */
export const fullDay = (day: string): string =>
  commonWords.get().weekdayAndDay({ weekday: weekdayOf(dateOf(day)), day: withYear(dateOf(day)) })

/** `November 2026`. */
export const monthInWords = (month: string): string => monthAndYear(dateOf(`${month}-01`))

const weekdayBriefly = dateFormat({ weekday: 'short', timeZone: 'UTC' })

/** `Wednesday`. */
export const weekdayName = (day: string): string => weekdayOf(dateOf(day))

/** `Wed`. */
export const shortWeekday = (day: string): string => weekdayBriefly(dateOf(day))
