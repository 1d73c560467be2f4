import { expect, test } from 'vitest'
import { periodEnd } from './billing-days.ts'

const days = (anchor: string, count: number) =>
  Array.from({ length: count }, (_, number) => periodEnd(new Date(anchor), number).toISOString())

test('24 renewals from 31 January keep the day wherever the month has it', () => {
  expect(days('2027-01-31T10:20:30.400Z', 24).map((day) => day.slice(0, 10))).toEqual([
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
    '2027-06-30',
    '2027-07-31',
    '2027-08-31',
    '2027-09-30',
    '2027-10-31',
    '2027-11-30',
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
    '2028-05-31',
    '2028-06-30',
    '2028-07-31',
    '2028-08-31',
    '2028-09-30',
    '2028-10-31',
    '2028-11-30',
    '2028-12-31',
    '2029-01-31',
  ])
})

test('the time of the day stays', () => {
  expect(days('2026-12-15T23:59:59.999Z', 1)).toEqual(['2027-01-15T23:59:59.999Z'])
})
