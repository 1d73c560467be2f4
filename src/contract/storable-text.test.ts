import { expect, test } from 'vitest'
import { headOf } from './storable-text.ts'

test('a text is cut before a symbol that would be halved, and a whole one stays', () => {
  expect(headOf('soup 🍲', 6)).toBe('soup ')
  expect(headOf('soup 🍲', 7)).toBe('soup 🍲')
  expect(headOf('soup', 10)).toBe('soup')
  expect(headOf('soup \ud83c', 10)).toBe('soup ')
})
