import { expect, test } from 'vitest'
import { createRecentNames } from './lately.ts'

test('a noted name is recent for the given time, and not before it', () => {
  let now = 5_000
  const lately = createRecentNames(1_000, () => now)
  expect(lately.has('soup')).toBe(false)
  lately.note('soup')
  expect(lately.has('soup')).toBe(true)
  expect(lately.has('stew')).toBe(false)
  now = 5_999
  expect(lately.has('soup')).toBe(true)
  now = 6_000
  expect(lately.has('soup')).toBe(false)
  // A clock that was set back gives a negative age, which does not count as recent.
  now = 4_999
  expect(lately.has('soup')).toBe(false)
})

test('a forgotten name is not recent, whether young or old', () => {
  const lately = createRecentNames(1_000, () => 0)
  lately.note('soup')
  for (let count = 0; count < 1_000; count += 1) lately.note(`dish ${count}`)
  expect(lately.has('soup')).toBe(true)
  lately.forget('soup')
  lately.forget('dish 999')
  expect(lately.has('soup')).toBe(false)
  expect(lately.has('dish 999')).toBe(false)
})

test('the last thousand names are remembered, and never more than twice as many', () => {
  const lately = createRecentNames(1_000, () => 0)
  const names = Array.from({ length: 5_000 }, (_, count) => `dish ${count}`)
  for (const name of names) lately.note(name)
  expect(names.slice(-1_000).every((name) => lately.has(name))).toBe(true)
  expect(names.filter((name) => lately.has(name)).length).toBeLessThanOrEqual(2_000)
})
