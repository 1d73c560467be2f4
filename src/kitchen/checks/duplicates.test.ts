import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearDuplicates } from './index.ts'
import { lemonChicken, oatBars } from './sound-recipes.ts'

test('equal titles are duplicates, whatever their case', () => {
  expect(nearDuplicates([lemonChicken, { ...oatBars, title: 'LEMON chicken, with rice' }])).toEqual([
    { first: 0, second: 1, why: 'same-title' },
  ])
})

test('the same recipe under another title is found', () => {
  expect(nearDuplicates([oatBars, lemonChicken, { ...oatBars, title: 'Oaty Squares' }])).toEqual([
    { first: 0, second: 2, why: 'same-recipe' },
  ])
})

test('the same ingredients cooked in another way are another recipe', () => {
  const other = {
    ...oatBars,
    title: 'Oat Clusters',
    instructions: ['Toast everything in a dry pan.', 'Spoon into clusters and leave to set.'],
  }
  expect(nearDuplicates([oatBars, other])).toEqual([])
})

test('n copies are n(n-1)/2 pairs', () => {
  fc.assert(
    fc.property(
      fc.nat(8),
      (n) => nearDuplicates(Array.from({ length: n }, () => oatBars)).length === (n * Math.max(0, n - 1)) / 2,
    ),
  )
})
