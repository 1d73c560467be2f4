import { expect, test } from 'vitest'
import { foodOfLine } from '../ingredients/index.ts'
import { foods, isPreparedDish } from './index.ts'
import { preparedDishes } from './table/prepared-dishes.ts'

const idOf = (item: string) => foodOfLine({ amount: '4', item })?.id ?? null

test.each([
  ['ham and cheese sandwiches (about 1 1/4 pounds)', 'sandwich'],
  ['leftover turkey sandwiches, halved', 'sandwich'],
  ['slices leftover pepperoni pizza', 'pizza'],
  ['leftover lasagna, cut into squares', 'lasagna'],
  ['cups leftover macaroni and cheese, cold', 'macaroni-and-cheese'],
  ['pieces fried chicken', 'fried-chicken'],
  ['frozen waffles', 'waffle'],
  ['blueberry muffins', 'muffin'],
  ['slices apple pie', 'pie'],
  ['slices carrot cake', 'carrot-cake'],
  ['cups potato salad', 'potato-salad'],
  ['cups pasta salad with olives', 'pasta-salad'],
  ['frozen pork or vegetable dumplings', 'dumpling'],
  ['packages frozen potato and cheese pierogi', 'ravioli'],
  ['cups leftover bread stuffing, cold', 'leftover-stuffing'],
  ['cups leftover beef and bean chili', 'stew'],
  ['cups leftover chicken curry or vegetable curry', 'curry'],
  ['spinach quiche', 'quiche'],
])('"%s" is the dish %s and none of its parts', (item, id) => expect(idOf(item)).toBe(id))

test.each([
  'lasagna noodles',
  'sheets lasagna',
  'taco shells',
  'pizza dough',
  'sandwich cookies',
  'cake flour',
  'slices pound cake',
  'Korean rice cakes (tteok)',
  'kamaboko fish cake',
  'chili crisp',
  'red chili',
  'English muffins',
  'curry powder',
  'sweet egg rolls or brioche rolls',
  'cups cooked rice from leftover risotto',
  'cups milk for the cake',
  'cups cooked ground beef seasoned for tacos',
  'vegan lasagna',
  'gluten-free waffles',
])('"%s" is no dish', (item) => {
  expect(preparedDishes.map(({ id }) => id)).not.toContain(idOf(item))
})

test('no dish has the id of a food', () => {
  const ids = new Set(foods.map(({ id }) => id))
  expect(preparedDishes.filter(({ id }) => ids.has(id))).toEqual([])
  expect(preparedDishes.every(isPreparedDish)).toBe(true)
})
