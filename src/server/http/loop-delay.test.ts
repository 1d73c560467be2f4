import { expect, test } from 'vitest'
import { lateness } from './loop-delay.ts'

test('an event loop that is on time has no delay, whatever the interval', () => {
  expect(lateness(20_000_000)).toBe(0)
  expect(lateness(19_900_000)).toBe(0)
  expect(lateness(63_800_000)).toBe(0.0438)
})
