import { expect, test } from 'vitest'
import { seasonOf } from './season.ts'

test.each([
  ['2026-01-15', 'winter', 'summer'],
  ['2026-02-28', 'winter', 'summer'],
  ['2026-03-01', 'spring', 'autumn'],
  ['2026-07-04', 'summer', 'winter'],
  ['2026-11-30', 'autumn', 'spring'],
  ['2026-12-01', 'winter', 'summer'],
])('on %s it is %s in the north and %s in the south', (day, north, south) => {
  const date = new Date(`${day}T12:00:00Z`)
  expect([seasonOf(date, 'north'), seasonOf(date, 'south')]).toEqual([north, south])
})
