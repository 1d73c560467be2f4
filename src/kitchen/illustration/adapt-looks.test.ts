import { expect, test } from 'vitest'
import { readLooks } from '../cookbook/looks.ts'
import { adaptLooks } from './adapt-looks.ts'

const looks = readLooks('bowl, from above, curry, chicken pieces, red tomato sauce, cilantro')
const items = (...list: string[]) => list.map((item) => ({ item }))
const before = items('chicken thighs', 'crushed tomatoes', 'cilantro')

test('a part shows the new food when its own was replaced', () => {
  expect(adaptLooks(looks, before, items('firm tofu, cubed', 'crushed tomatoes', 'cilantro')).parts).toEqual([
    'firm tofu',
    'red tomato sauce',
    'cilantro',
  ])
})

test('a part goes when its food is left out', () => {
  expect(adaptLooks(looks, before, items('chicken thighs', 'crushed tomatoes')).parts).toEqual([
    'chicken pieces',
    'red tomato sauce',
  ])
})

test('a part is added when a food is added', () => {
  expect(adaptLooks(looks, before, [...before, ...items('frozen peas')]).parts).toEqual([
    ...looks.parts,
    'frozen peas',
  ])
})

test('nothing changes when the foods are the same', () => {
  expect(adaptLooks(looks, before, before)).toEqual(looks)
})
