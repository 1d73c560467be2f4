import { expect, test } from 'vitest'
import { foodById } from '../foods/index.ts'
import { type OtherNeed, otherNeed } from './other-needs.ts'

test.each<[id: string, grams: number, isDefining: boolean, need: OtherNeed]>([
  ['all-purpose-flour', 60, true, 'none'],
  ['onion', 60, false, 'none'],
  ['curry-powder', 2, true, 'none'],
  ['vegetable-stock', 240, false, 'none'],
  ['parmesan', 8, false, 'little'],
  ['parmesan', 8, true, 'main'],
  ['cheddar', 30, false, 'main'],
  ['tomato-canned', 120, false, 'main'],
  ['rolled-oat', 15, false, 'main'],
  ['spaghetti', 85, false, 'main'],
  ['burger-bun', 60, false, 'main'],
  ['carrot', 30, false, 'little'],
  ['potato', 150, false, 'main'],
  ['tuna-canned', 10, false, 'main'],
  ['dark-chocolate', 40, false, 'main'],
])('asking for %s, %d g in a serving (defining: %s), is to ask for %s', (id, grams, isDefining, need) => {
  expect(otherNeed(foodById(id)!, grams, isDefining)).toBe(need)
})
