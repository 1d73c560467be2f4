import { expect, test } from 'vitest'
import { foodsWithContents, isIn } from './contents.ts'
import { foodById } from './index.ts'

test('each line is of a food of the table', () => {
  expect(foodsWithContents.length).toBeGreaterThan(30)
  expect(foodsWithContents.filter((id) => !foodById(id))).toEqual([])
})

test('knows what a ready-made food is made with', () => {
  expect(isIn('garlic', 'harissa')).toBe(true)
  expect(isIn('garlic', 'butter')).toBe(false)
})
