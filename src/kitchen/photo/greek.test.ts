import { expect, test } from 'vitest'
import { matchFood, wordsOf } from '../foods/index.ts'
import { greekFoods } from './greek.ts'

test('every Greek name means a food that the table of foods has', () => {
  // "Grape leaf" must not be found as a grape.
  const isWhole = (english: string) => {
    const match = matchFood(english)
    return match !== null && wordsOf(match.alias).length >= wordsOf(english).length
  }
  expect([...new Set(greekFoods().values())].filter((english) => !isWhole(english))).toEqual([])
  expect(greekFoods().size).toBeGreaterThan(150)
})
