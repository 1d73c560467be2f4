import { afterEach, expect, test } from 'vitest'
import {
  addDays,
  dayOfMonth,
  dayOfYear,
  monthInWords,
  monthOf,
  shortWeekday,
  weekdayName,
} from '#web/lib/calendar-day.ts'
import { languageCodes, languages } from './language.ts'
import { speak } from './words.ts'

afterEach(() => speak('en'))

test('names and order of days and months equal those of the browser tables', async () => {
  for (const code of languageCodes) {
    await speak(code)
    const as = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(languages[code].dates, { ...options, timeZone: 'UTC' })
      return (day: string) => format.format(new Date(day))
    }
    const tables = [
      as({ day: 'numeric', month: 'long' }),
      as({ day: 'numeric', month: 'long', year: 'numeric' }),
      as({ weekday: 'long' }),
      as({ weekday: 'short' }),
      as({ month: 'long', year: 'numeric' }),
    ]
    const ours = [
      dayOfMonth,
      dayOfYear,
      weekdayName,
      shortWeekday,
      (day: string) => monthInWords(monthOf(day)),
    ]
    for (let day = '2026-01-01'; day < '2027-02-01'; day = addDays(day, 1)) {
      expect(ours.map((name) => name(day))).toEqual(tables.map((name) => name(day)))
    }
  }
})
