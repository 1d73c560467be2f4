import { expect, test } from 'vitest'
import { headOf, storable } from './storable-text.ts'

test('a text is cut before a symbol that would be halved, and a whole one stays', () => {
  expect(headOf('soup 🍲', 6)).toBe('soup ')
  expect(headOf('soup 🍲', 7)).toBe('soup 🍲')
  expect(headOf('soup', 10)).toBe('soup')
  expect(headOf('soup \ud83c', 10)).toBe('soup ')
})

test('what cannot be kept goes out of every text of a value, names among them, and the rest stays as it is', () => {
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
