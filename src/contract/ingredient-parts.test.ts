import { expect, test } from 'vitest'
import { listAsText, partsOf } from './ingredient-parts.ts'
import type { Ingredient } from './recipe.ts'

const salt: Ingredient = { amount: '', item: 'salt' }
const cream: Ingredient = { amount: '1 cup', item: 'cream', group: 'For the sauce' }
const wine: Ingredient = { amount: '2 tbsp', item: 'wine', group: 'For the sauce' }

test('parts a list where the heading changes, and knows where each part begins', () => {
  expect(partsOf([salt, cream, wine, salt])).toEqual([
    { group: undefined, from: 0, lines: [salt] },
    { group: 'For the sauce', from: 1, lines: [cream, wine] },
    { group: undefined, from: 3, lines: [salt] },
  ])
  expect(partsOf([])).toEqual([])
})

test('writes each heading once, before its lines', () => {
  expect(listAsText([salt, cream, wine])).toEqual(['salt', 'For the sauce:', '1 cup cream', '2 tbsp wine'])
})
