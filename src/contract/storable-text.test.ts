import { expect, test } from 'vitest'
import { headOf, storable } from './storable-text.ts'

test('a text is cut before a surrogate pair that would be halved, and a whole pair stays', () => {
  expect(headOf('soup 🍲', 6)).toBe('soup ')
  expect(headOf('soup 🍲', 7)).toBe('soup 🍲')
  expect(headOf('soup', 10)).toBe('soup')
  expect(headOf('soup \ud83c', 10)).toBe('soup ')
})

test('characters that cannot be stored are removed from every text and name of a value, and nothing else changes', () => {
  const value = {
    notes: 'a\0b',
    'na\0me': ['\ud83d soup 🍲', 'half \udf72'],
    servings: 4,
    folder: null,
    isFavorite: true,
  }
  expect(storable(value)).toEqual({
    notes: 'ab',
    name: [' soup 🍲', 'half '],
    servings: 4,
    folder: null,
    isFavorite: true,
  })
})
