import { describe, expect, test } from 'vitest'
import { foodAtHand } from './at-hand.ts'
import { isStateFor } from './states-at-hand.ts'

const first = (said: string) => foodAtHand(said)?.items[0]

describe('a food at hand in a state', () => {
  test.each([
    ['leftover flank steak', 'cooked flank steak', 'cooked-meat'],
    ['cooked salmon', 'cooked salmon', 'canned-fish'],
    ['ground venison', 'ground venison', 'ground'],
    ['roasted red peppers', 'roasted red pepper', 'vegetable'],
    ['steamed broccoli', 'steamed broccoli', 'vegetable'],
    ['roasted potatoes', 'roasted potato', 'vegetable'],
    ['dyed easter eggs', 'hard-boiled egg', 'egg'],
    ['leftover basmati rice', 'cooked rice', 'grain'],
    ['microwave brown rice', 'cooked rice', 'grain'],
    ['pureed pumpkin', 'pumpkin puree', 'fruit'],
    ['canned lentils', 'lentil', 'bean'],
  ])('is taken by frames as what it is when it is %s', (said, name, role) => {
    expect(first(said)?.one).toBe(name)
    expect(first(said)?.roles).toContain(role)
  })

  test.each(['leftover dal', 'leftover red lentils in tomato sauce'])(
    'goes into no frame when it is %s',
    (said) => expect(first(said)?.roles).toEqual([]),
  )

  test.each([
    ['dyed easter eggs', 'egg large eggs, beaten', false],
    ['dyed easter eggs', 'egg hard-boiled eggs, sliced', true],
    ['eggs', 'egg large eggs, beaten', true],
    ['leftover basmati rice', 'basmati-rice basmati rice, rinsed', false],
    ['pureed pumpkin', 'delicata-squash whole kabocha squash', false],
    ['pureed pumpkin', 'pumpkin-puree pumpkin purée', true],
    ['leftover lentils in tomato sauce', 'lentil-cooked cooked lentils', false],
    ['soy chorizo', 'veggie-burger plant-based burger patties', false],
  ])('of %s suits the line "%s": %s', (said, line, isSo) => expect(isStateFor([said], line)).toBe(isSo))
})

test.each([
  ['leftover rotis', ['chapati', 'flour-tortilla']],
  ['soy chorizo', ['veggie-burger', 'sausage']],
  ['hot dogs', ['hot-dog', 'kielbasa']],
])('frames cook %s as its like', (said, [id, like]) => {
  const food = foodAtHand(said)
  expect(food?.answers).toContain(id)
  expect(food?.items.some((item) => item.id === like || item.roles.some((role) => role === like))).toBe(true)
  expect(food?.answers).not.toContain(like)
})
