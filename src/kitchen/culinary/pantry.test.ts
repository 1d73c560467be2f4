import { expect, test } from 'vitest'
import { foodById } from '#kitchen/foods/index.ts'
import { pantry } from './index.ts'

test('every pantry item is a food of the table, and stands there once', () => {
  expect(pantry.filter((item) => !foodById(item.id)).map((item) => item.id)).toEqual([])
  expect(new Set(pantry.map((item) => item.id)).size).toBe(pantry.length)
})

test('every usual amount can be read', () => {
  const shape =
    /^[\d/.]+( \d\/\d)? (each|tsp|tbsp|cup|oz|lb|can|clove|stalk|sprig|slice|inch|head|bunch|pinch|sheet|ear)$/
  expect(pantry.filter((item) => !shape.test(item.amount)).map((item) => item.id)).toEqual([])
})
