import { afterEach, expect, test } from 'vitest'
import { language } from '#web/words/language.ts'
import {
  addDays,
  addMonths,
  fullDay,
  inMonth,
  monthInWords,
  today,
  weekdayAndDay,
  weekOf,
  weeksOf,
} from './calendar-day.ts'

const zone = process.env.TZ
afterEach(() => {
  // An absent zone must be deleted, because assigning undefined would store the text "undefined" as a zone.
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const zones = ['Pacific/Kiritimati', 'America/New_York', 'Pacific/Pago_Pago', 'UTC']

test('today is the date in the time zone of the browser', () => {
  const at = (timeZone: string, instant: string) => {
    process.env.TZ = timeZone
    return today(new Date(instant))
  }
  expect(at('Pacific/Kiritimati', '2026-11-22T09:59:59Z')).toBe('2026-11-22')
  expect(at('Pacific/Kiritimati', '2026-11-22T10:00:00Z')).toBe('2026-11-23')
  expect(at('Pacific/Pago_Pago', '2026-11-22T10:59:59Z')).toBe('2026-11-21')
  expect(at('Pacific/Pago_Pago', '2026-11-22T11:00:00Z')).toBe('2026-11-22')
  // The nights in which the clocks of New York change.
  expect(at('America/New_York', '2026-03-08T04:59:59Z')).toBe('2026-03-07')
  expect(at('America/New_York', '2026-03-08T05:00:00Z')).toBe('2026-03-08')
  expect(at('America/New_York', '2026-03-09T03:59:59Z')).toBe('2026-03-08')
  expect(at('America/New_York', '2026-11-01T03:59:59Z')).toBe('2026-10-31')
  expect(at('America/New_York', '2026-11-02T04:59:59Z')).toBe('2026-11-01')
})

test.each(zones)('in %s no day is missing or repeated, and every week begins on Sunday', (timeZone) => {
  process.env.TZ = timeZone
  let day = '2026-01-01'
  for (let month = '2026-01'; month < '2029-01'; month = addMonths(month, 1)) {
    const weeks = weeksOf(month)
    const days = weeks.flat()
    expect(days.filter((one) => one.startsWith(month))[0]).toBe(`${month}-01`)
    for (const one of days.filter((each) => each.startsWith(month))) {
      expect(one).toBe(day)
      day = addDays(day, 1)
    }
    for (const week of weeks) {
      expect(week).toHaveLength(7)
      expect(weekdayAndDay(week[0] ?? '')).toMatch(/^Sunday /)
      expect(week.some((one) => one.startsWith(month))).toBe(true)
    }
  }
  expect(day).toBe('2029-01-01')
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02')
  expect(weekOf('2026-11-25')).toEqual([
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ])
  expect(weekdayAndDay('2026-11-25')).toBe('Wednesday 25 November')
  expect(fullDay('2026-11-25')).toBe('Wednesday 25 November 2026')
  expect(monthInWords('2026-11')).toBe('November 2026')
})

test('a day that a shorter month lacks becomes its last day', () => {
  expect(inMonth('2026-01-31', '2026-02')).toBe('2026-02-28')
  expect(inMonth('2028-01-31', '2028-02')).toBe('2028-02-29')
  expect(inMonth('2026-02-28', '2026-12')).toBe('2026-12-28')
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})

test('a German week begins on Monday, an English one on Sunday', () => {
  expect(weekOf('2026-11-22')[0]).toBe('2026-11-22')
  language.set('de')
  expect(weekOf('2026-11-22')).toEqual(Array.from({ length: 7 }, (_, at) => `2026-11-${16 + at}`))
  expect(weekOf('2026-11-16')[0]).toBe('2026-11-16')
  expect(weeksOf('2026-11')[0]?.[0]).toBe('2026-10-26')
  language.set('en')
})
