import { expect, test } from 'vitest'
import { parseIngredient } from './index.ts'

test('a line that is asked for again is not read again', () => {
  const line = { amount: '2 cups', item: 'flour, sifted' }
  expect(parseIngredient(line)).toBe(parseIngredient(line))
})

test('a line that was changed since is read anew', () => {
  const line = { amount: '2 cups', item: 'flour' }
  const before = parseIngredient(line)
  line.item = 'sugar'
  expect(parseIngredient(line).food).toBe('sugar')
  line.amount = '3 cups'
  expect(parseIngredient(line).text).toBe('3 cups sugar')
  expect(before.food).toBe('flour')
})
