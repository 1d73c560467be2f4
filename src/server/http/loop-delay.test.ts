import { expect, test } from 'vitest'
import { lateness } from './loop-delay.ts'

test('a loop that looks when it should is not late, whatever the time between two looks', () => {
  expect(lateness(20_000_000)).toBe(0)
  expect(lateness(19_900_000)).toBe(0)
  expect(lateness(63_800_000)).toBe(0.0438)
})
