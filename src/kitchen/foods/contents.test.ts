import { expect, test } from 'vitest'
import { foodsWithContents, isIn, isSometimesIn } from './contents.ts'
import { foodById } from './index.ts'

test('each line is of a food of the table', () => {
  expect(foodsWithContents.length).toBeGreaterThan(30)
  expect(foodsWithContents.filter((id) => !foodById(id))).toEqual([])
})

test('knows what a ready-made food is made with', () => {
  expect(isIn('garlic', 'harissa')).toBe(true)
  expect(isIn('garlic', 'butter')).toBe(false)
})

test('knows what some makes of a ready-made food have, and counts on none of it', () => {
  expect(isSometimesIn('garlic', 'chicken-stock')).toBe(true)
  expect(isIn('garlic', 'chicken-stock')).toBe(false)
})
