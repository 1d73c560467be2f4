import { expect, test } from 'vitest'
import { readChanges } from './directions.ts'
import { takeFactor } from './factor-words.ts'

test.each([
  ['a third less sugar', 'less', 2 / 3],
  ['cut the sugar by a quarter', 'less', 3 / 4],
  ['reduce the sugar to half', 'less', 1 / 2],
  ['too sweet, two thirds less sugar please', 'less', 1 / 3],
  ['30% less sugar', 'less', 0.7],
  ['20 percent more sugar', 'more', 1.2],
  ['tiers sugar in moins', 'less', 2 / 3],
  ['with sugar half', 'less', 1 / 2],
] as const)('"%s" is one change of the sugar with its share', (words, direction, share) => {
  const { found } = readChanges(words)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ of: { quality: 'sugar' }, direction })
  expect(found[0]?.share).toBeCloseTo(share)
})

test('a share belongs to each of the foods that stand behind it', () => {
  expect(readChanges('double the garlic and ginger').found.map(({ of, share }) => [of, share])).toEqual([
    [{ food: 'garlic' }, 2],
    [{ food: 'ginger' }, 2],
  ])
  expect(readChanges('doubled the beans and half the meat').found.map(({ share }) => share)).toEqual([2, 0.5])
  expect(readChanges('less salt and add lemon').found).toHaveLength(1)
})

test.each([
  ['50% more', 1.5],
  ['make it 1.5x', 1.5],
  ['x 3', 3],
  ['halve it', 0.5],
  ['one and a half times the recipe', 1.5],
] as const)('"%s" scales the whole recipe', (words, factor) => {
  expect(takeFactor(words)?.factor).toBe(factor)
})

test('the sides of a pan are no factor', () => {
  expect(takeFactor('in an 8 x 8 pan')).toBeNull()
})
